# === /그림을 그려서/
import turtle

# === /쓸 수 없는 모듈이에요: numpy/
import numpy

# === /철자/
import maht

# === /모르는 모듈이에/
import maths

# === /random 안의 randin/
import random.randint

# === /모르는 모듈이에/
import Random

# === /sqrt는 모듈이 아니라 ma/
import sqrt

# === /여기서 쓸 수 없는 모듈이에/
import numpy as np

# === /math|모듈/
import maths
print(maths.sqrt(4))

# === /모듈|자바|Java/
import java.util.Scanner

# === /쓸 수 없/
import pygame
