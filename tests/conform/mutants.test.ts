import { expect, it } from 'vitest'
import { mutantsOf } from '../golden/mutants.ts'

it('changes one operator, word or number at a time, and nothing in texts and remarks', () => {
  expect(mutantsOf("if a <= 1: # a < 1\n    print('a + b', max(a, b))\n")).toEqual([
    "if a < 1: # a < 1\n    print('a + b', max(a, b))\n",
    "if a >= 1: # a < 1\n    print('a + b', max(a, b))\n",
    "if a <= 2: # a < 1\n    print('a + b', max(a, b))\n",
    "if a <= 0: # a < 1\n    print('a + b', max(a, b))\n",
    "if a <= 1: # a < 1\n    print('a + b', min(a, b))\n",
  ])
})
