import { expect, test } from 'vitest'
import { type CodeNode, highlight } from '../../../../src/ui/kit/code/ColouredCode.tsx'

const textOf = (nodes: readonly CodeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
const tokensOf = (nodes: readonly CodeNode[]): readonly (string | null)[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.token, ...tokensOf(node.children)]))

test.each([
  ['python', 'for i in range(3):  # 세 번\n    print(f"안녕 {i}")\n', ['keyword', 'string', 'comment', 'subst']],
  ['Python', 'x = 1', ['number']],
  ['c', '#include <stdio.h>\nint main(void) { return 0; }', ['meta', 'keyword', 'number']],
  ['html', '<p class="a">물</p>', ['tag', 'attr', 'string']],
  ['js', "const a = '<b>'", ['keyword', 'string']],
  ['shell', 'echo "$HOME"', ['built_in', 'string']],
  ['sql', 'SELECT 1', ['keyword', 'number']],
])('%s: every character stays, and gets its part in the language', (language, code, tokens) => {
  const nodes = highlight(code, language)
  expect(textOf(nodes)).toBe(code)
  expect(tokensOf(nodes)).toEqual(expect.arrayContaining(tokens))
})

test.each([
  ['a language that nobody knows', 'brainfuck', '+++'],
  ['one named like a part of every object', 'constructor', 'x'],
  ['code beyond all measure', 'python', 'x = 1\n'.repeat(5_000)],
])('%s stays as it is', (_what, language, code) => {
  expect(highlight(code, language)).toEqual([code])
})
