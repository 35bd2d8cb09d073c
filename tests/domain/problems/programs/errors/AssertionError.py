# === /assert/
assert 1 == 2
