import { expect, it } from 'vitest'
import { hasMostLinesOf } from '../../../src/domain/problems/sharedSolution.ts'

const accepted = 'n = int(input())\ntotal = 0\nfor i in range(n):\n    total += int(input())\nprint(total)'

it.each([
  ['itself', accepted, true],
  ['with comments, blank lines and other blanks', `# 내 풀이\n${accepted.replaceAll('    ', '\t').replaceAll(' = ', '=')}\n\n`, true],
  ['most of its lines', accepted.split('\n').slice(1, 4).join('\n'), true],
  ['its first two lines', accepted.split('\n').slice(0, 2).join('\n'), false],
  ['another program', 'print(sum(map(int, input().split())))', false],
  ['nothing', '', false],
])('%s', (_, code, isMost) => {
  expect(hasMostLinesOf(accepted, code)).toBe(isMost)
})

it('a few lines are no copy of a short program, nor of a long one', () => {
  expect(hasMostLinesOf('a = 1\nprint(a)', 'a = 1\nprint(a)')).toBe(false)
  expect(hasMostLinesOf(['a', 'b', 'c', 'd', 'e', 'f'].join('\n'), 'a\nb\nc')).toBe(false)
})
