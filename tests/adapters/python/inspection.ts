/** Programs whose recorded steps must be equal in Node and in the page. */
export const inspected: readonly { readonly code: string; readonly input: string }[] = [
  { code: 'def f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\nprint(f(6))\n', input: '' },
  {
    code: 'xs = list(map(int, input().split()))\nd = {}\nfor x in xs:\n    d[x] = d.get(x, 0) + 1\nprint(sorted(d.items()), {1, 2})\n',
    input: '3 1 3',
  },
  {
    code: 'class A:\n    def __init__(self, n):\n        self.n = n\n    def __repr__(self):\n        raise ValueError\na = A(3)\na.n = "바다"\n',
    input: '',
  },
  { code: 'g = (i * i for i in range(3))\nfor x in g:\n    print(x)\nprint(1 / 0)\n', input: '' },
  { code: 'def g():\n    yield 1\n    yield 2\nfor x in g():\n    print(x)\n', input: '' },
  { code: 'n = 0\nwhile True:\n    n += 1\n', input: '' },
  { code: 'while True:\n    try:\n        x = 1\n    except:\n        pass\n', input: '' },
  { code: 'print(1', input: '' },
]
