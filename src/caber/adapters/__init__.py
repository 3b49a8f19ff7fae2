"""Adapters to other libraries; the rest of Caber imports none of them, and each needs its library."""
