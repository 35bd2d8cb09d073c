import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postParts, pythonIn } from '../../src/domain/postText.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const code = (lines: string, language = 'python') => ({ kind: 'code', code: lines, language })

describe('what is code', () => {
  it.each([
    ['words alone', '왜 그럴까요?\n알려 주세요', [text('왜 그럴까요?\n알려 주세요')]],
    ['what stands between lines of ```', '보세요\n```\nx = 1\n```\n왜요?', [text('보세요'), code('x = 1'), text('왜요?')]],
    ['of the language that is named', '```Java\nint x;\n```', [code('int x;', 'java')]],
    ['what nothing closes', '```\nx = 1\n', [code('x = 1')]],
    ['nothing between them', '```\n\n```', []],
    ['with the blanks before its first line', '```\n\n  x = 1\ny = 2\n```', [code('  x = 1\ny = 2')]],
    ['lines of Windows', '보세요\r\n```\r\nx = 1\r\n```', [text('보세요'), code('x = 1')]],
    [
      'lines of Python that stand together',
      '이렇게 했어요.\na, b = input().split()\nprint(a + b)\n왜 34예요?',
      [text('이렇게 했어요.'), code('a, b = input().split()\nprint(a + b)'), text('왜 34예요?')],
    ],
    [
      'with blank lines, comments and what is further in',
      'for i in range(3):\n    # 세 번\n\n    print("*",\n        end="")\n# 끝',
      [code('for i in range(3):\n    # 세 번\n\n    print("*",\n        end="")\n# 끝')],
    ],
    ['with Korean in texts and comments', 'name = "하늘" # 이름\nprint("안녕", name)', [code('name = "하늘" # 이름\nprint("안녕", name)')]],
    [
      'with Korean names',
      '점수 = int(input())\n합계, 개수 = 점수 + 1, 2\nif 합계 > 3:\n    print(합계)',
      [code('점수 = int(input())\n합계, 개수 = 점수 + 1, 2\nif 합계 > 3:\n    print(합계)')],
    ],
    ['a bracket that closes', 'a = [\n  1,\n]\nprint(a)', [code('a = [\n  1,\n]\nprint(a)')]],
    ['not one line', 'print(a)를 했는데\nprint(a)\n안 나와요', [text('print(a)를 했는데\nprint(a)\n안 나와요')]],
    ['not a sentence with an equals sign', 'x = 오른쪽 값\ny = 왼쪽 값', [text('x = 오른쪽 값\ny = 왼쪽 값')]],
    [
      'not what Python says',
      'Traceback (most recent call last):\nValueError: bad',
      [text('Traceback (most recent call last):\nValueError: bad')],
    ],
  ])('%s', (_, content, parts) => {
    expect(postParts(content)).toEqual(parts)
  })

  it('nothing that is written gets lost', () => {
    const line = constantFrom('왜요?', 'x = 1', '  y', '', 'print(x)', '```', '# 말', ')')
    assert(
      property(array(line, { maxLength: 12 }), (lines) => {
        const said = postParts(lines.join('\n'))
          .flatMap((part) => (part.kind === 'text' ? part.text : part.code).split('\n'))
          .map((one) => one.trim())
          .filter((one) => one !== '')
        expect(said).toEqual(lines.map((one) => one.trim()).filter((one) => one !== '' && one !== '```'))
      }),
    )
  })
})

it('the programs that may be Python are one', () => {
  expect(pythonIn('```python\nx = 1\n```\n그리고\n```py\ny = 2\n```\n```java\nint z;\n```')).toBe('x = 1\ny = 2')
  expect(pythonIn('왜요?')).toBe('')
})
