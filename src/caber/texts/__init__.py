"""Texts in the player's language."""
def tell(key, details, language="en"):
    return key + str(details)
