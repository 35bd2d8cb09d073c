import { describe, expect, it } from 'vitest'
import { keyboardMistakes, withoutKeyboardMistakes } from '../../../src/domain/problems/keyboardMistakes.ts'

const kinds = (code: string) => keyboardMistakes(code).map(({ kind }) => kind)

describe('mistakes of a Korean keyboard', () => {
  it.each([
    ['print(“안녕”)', 'print("안녕")'],
    ['print(‘안녕’)', "print('안녕')"],
    ['print("안녕”)', 'print("안녕")'],
    ["print('안녕’)", "print('안녕')"],
    ['print（1）', 'print(1)'],
    ['ａ＝１２', 'a=12'],
    ['print(1，2)', 'print(1,2)'],
    ['a = 3 × 4 ÷ 2 − 1', 'a = 3 * 4 / 2 - 1'],
    ['a\u3000=\u00a01', 'a = 1'],
    ['\ufeffprint\u200b(1)', 'print(1)'],
    ['a = 1\u2028b = 2\u2029c = 3\u0085d = 4', 'a = 1\nb = 2\nc = 3\nd = 4'],
    ['# 주석\u2028print(1)', '# 주석\nprint(1)'],
    ['if a:\n    b()\n\tc()', 'if a:\n    b()\n    c()'],
    ['if a:\n\tb()\n        c()\n  \td()', 'if a:\n    b()\n        c()\n    d()'],
    ['if a:\n    b()\n\tc =\t1', 'if a:\n    b()\n    c =\t1'],
    ['if a:\n    b()\n\t\tc()', 'if a:\n    b()\n        c()'],
    ['ㅔ갸ㅜㅅ(3)', 'print(3)'],
    ['ㅜ = ㅑㅜㅅ(ㅑㅞㅕㅅ())', 'ㅜ = int(input())'],
    ['래ㄱ i ㅑㅜ ㄱ무ㅎㄷ(3):', 'for i in range(3):'],
    ['조ㅑㅣㄷ ㅆ겯:', 'while True:'],
  ])('%s becomes %s', (code, fixed) => {
    expect(withoutKeyboardMistakes(code)).toBe(fixed)
  })

  it('are told with kind, line and place', () => {
    expect(keyboardMistakes('a = 1\r\nㅔ갸ㅜㅅ（a)')).toEqual([
      { kind: 'HANGUL_MODE', line: 2, start: 7, found: 'ㅔ갸ㅜㅅ', suggestion: 'print' },
      { kind: 'FULL_WIDTH', line: 2, start: 11, found: '（', suggestion: '(' },
    ])
    expect(kinds('print(“안녕”)')).toEqual(['QUOTE', 'QUOTE'])
    expect(kinds('a\u3000= 1')).toEqual(['BLANK'])
    expect(kinds('if a:\n \tb()\u2028c()')).toEqual(['TAB', 'LINE_BREAK'])
  })
})

describe('what is left alone', () => {
  it.each([
    'print("“따옴표” （괄호） １２ ㅔ갸ㅜㅅ")',
    "print('“따옴표”')",
    '# ㅔ갸ㅜㅅ “주석”',
    '"""ㅔ갸ㅜㅅ\n“글”"""',
    "'''ㅔ갸ㅜㅅ'''",
    '조개 = 3\nprint(조개)',
    'print("\\"")\tand 1',
    'print("안녕)',
    'if a:\n\tb()\n\tc()',
    'if a:\n    b =\t1',
    '# \t\nif a:\n    b =\t1',
    'text = """\n\t탭\n    빈칸"""',
    'a = 한글 + ㅋㅋ',
  ])('%j', (code) => {
    expect(keyboardMistakes(code)).toEqual([])
    expect(withoutKeyboardMistakes(code)).toBe(code)
  })
})
