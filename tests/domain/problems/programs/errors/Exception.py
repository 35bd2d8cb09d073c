# === /raise|직접/
raise Exception("안 돼요")
