# === /탭/
if True:
	print(1)
        print(2)

# === /탭과 빈칸이 섞여 있어/
if True:
	x = 1
        y = 2
