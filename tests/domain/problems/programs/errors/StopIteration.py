# === /더 꺼낼/
next(iter([]))
