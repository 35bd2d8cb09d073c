# === /이름을 찾지/
from math import squareroot

# === /random 모듈에서 그 이름/
from random import randit

# === /sqrt/
from math import Sqrt
