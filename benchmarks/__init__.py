"""Measurements that are reported, never asserted: machines differ, and this one may be busy."""
