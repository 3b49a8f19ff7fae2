"""The functions and classes behind `import caber`, which loads each of them when it is first used."""
