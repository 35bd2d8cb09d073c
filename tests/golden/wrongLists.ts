import { python } from '../../mock-server/problems/solution.ts'
import type { WrongSolutions } from './golden.ts'

/** Typical wrong solutions: 문자열, 배열, 정렬. */
export const wrongLists: WrongSolutions = {
  '거꾸로 읽는 등대 신호': [
    [
      '첫 글자를 빠뜨려요',
      'WRONG_ANSWER',
      python`
signal = input()
print(signal[-1:0:-1])
`,
    ],
    [
      '끝을 넘어가요',
      'RUNTIME_ERROR',
      python`
signal = input()
back = ''
for at in range(len(signal), -1, -1):
    back += signal[at]
print(back)
`,
    ],
  ],
  '병 속의 편지': [
    [
      'Z로 돌아오지 않아요',
      'WRONG_ANSWER',
      python`
k = int(input())
print(''.join(chr(ord(letter) - k) for letter in input()))
`,
    ],
    [
      '반대로 밀어요',
      'WRONG_ANSWER',
      python`
k = int(input())
print(''.join(chr((ord(letter) - 65 + k) % 26 + 65) for letter in input()))
`,
    ],
  ],
  '고래 노래 압축하기': [
    [
      '마지막 묶음을 잊어요',
      'WRONG_ANSWER',
      python`
song = input()
short, count = '', 1
for at in range(1, len(song)):
    if song[at] == song[at - 1]:
        count += 1
    else:
        short += song[at - 1] + str(count)
        count = 1
print(short)
`,
    ],
    [
      '모두 몇 번인지 세요',
      'WRONG_ANSWER',
      python`
song = input()
short, seen = '', ''
for letter in song:
    if letter not in seen:
        seen += letter
        short += letter + str(song.count(letter))
print(short)
`,
    ],
    [
      '글자에 수를 더해요',
      'RUNTIME_ERROR',
      python`
song = input()
print(song[0] + len(song))
`,
    ],
  ],
  '가장 긴 미역 줄기': [
    [
      '0부터 세요',
      'WRONG_ANSWER',
      python`
n = int(input())
lengths = list(map(int, input().split()))
print(lengths.index(max(lengths)))
`,
    ],
    [
      '가장 뒤의 것을 골라요',
      'WRONG_ANSWER',
      python`
n = int(input())
lengths = list(map(int, input().split()))
best = 0
for at in range(n):
    if lengths[at] >= lengths[best]:
        best = at
print(best + 1)
`,
    ],
    [
      '글자로 비교해요',
      'WRONG_ANSWER',
      python`
n = int(input())
lengths = input().split()
print(lengths.index(max(lengths)) + 1)
`,
    ],
  ],
  '갈매기 기록장': [
    [
      'A번째 날을 빠뜨려요',
      'WRONG_ANSWER',
      python`
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(gulls[a:b]))
`,
    ],
    [
      'B번째 날을 빠뜨려요',
      'WRONG_ANSWER',
      python`
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
print(sum(gulls[a - 1:b - 1]))
`,
    ],
    [
      '끝을 넘어가요',
      'RUNTIME_ERROR',
      python`
n = int(input())
gulls = list(map(int, input().split()))
a, b = map(int, input().split())
total = 0
for day in range(a - 1, b):
    total += gulls[day + 1]
print(total - gulls[b] + gulls[a - 1])
`,
    ],
  ],
  '어항 자리 바꾸기': [
    [
      '왼쪽으로 옮겨요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
tanks = input().split()
k %= n
print(*(tanks[k:] + tanks[:k]))
`,
    ],
    [
      '한 바퀴를 넘지 못해요',
      'WRONG_ANSWER',
      python`
n, k = map(int, input().split())
tanks = input().split()
print(*(tanks[-k:] + tanks[:-k]))
`,
    ],
    [
      '한 칸씩 옮겨요',
      'STEP_LIMIT',
      python`
n, k = map(int, input().split())
tanks = input().split()
for _ in range(k):
    tanks = tanks[-1:] + tanks[:-1]
print(*tanks)
`,
    ],
  ],
  '물고기 줄 세우기': [
    [
      '같은 길이를 하나로 합쳐요',
      'WRONG_ANSWER',
      python`
n = int(input())
print(*sorted(set(map(int, input().split()))))
`,
    ],
    [
      '글자로 비교해요',
      'WRONG_ANSWER',
      python`
n = int(input())
print(*sorted(input().split()))
`,
    ],
    [
      '목록을 그대로 찍어요',
      'WRONG_ANSWER',
      python`
n = int(input())
print(sorted(map(int, input().split())))
`,
    ],
    [
      'sort의 결과를 담아요',
      'RUNTIME_ERROR',
      python`
n = int(input())
fish = list(map(int, input().split())).sort()
print(*fish)
`,
    ],
  ],
  '두 번 접은 항해도': [
    [
      'y를 먼저 비교해요',
      'WRONG_ANSWER',
      python`
n = int(input())
points = [tuple(map(int, input().split())) for _ in range(n)]
points.sort(key=lambda point: (point[1], point[0]))
for x, y in points:
    print(x, y)
`,
    ],
    [
      '하나씩 바꿔 가며 정렬해요',
      'STEP_LIMIT',
      python`
n = int(input())
points = [tuple(map(int, input().split())) for _ in range(n)]
for last in range(n - 1, 0, -1):
    for at in range(last):
        if points[at] > points[at + 1]:
            points[at], points[at + 1] = points[at + 1], points[at]
for x, y in points:
    print(x, y)
`,
    ],
    [
      'y를 비교하지 않아요',
      'WRONG_ANSWER',
      python`
n = int(input())
points = [tuple(map(int, input().split())) for _ in range(n)]
points.sort(key=lambda point: point[0])
for x, y in points:
    print(x, y)
`,
    ],
  ],
}
