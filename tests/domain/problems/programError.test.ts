import { describe, expect, it } from 'vitest'
import { explainProgramError } from '../../../src/domain/problems/programError.ts'
import { explainPythonError } from '../../../src/domain/problems/pythonErrors.ts'

const unread = (line: number | null) => ({ type: 'SyntaxError', message: 'invalid syntax', line })

describe('a line that Python cannot read', () => {
  it.each([
    ['n = 1\nif n % 2 == 0:\n    print("짝수"else:', 3, '('],
    ['for i in range(3:\n    print(i)', 1, '('],
    ['a = [1, (2), 3 if', 1, '['],
    ['d = {1: 2 else', 1, '{'],
    ["print('it\\'s (' , (1 else:", 1, '('],
  ])('is told by the bracket that is left open in it: %j', (code, line, bracket) => {
    expect(explainProgramError(unread(line), code)).toMatchObject({ what: `괄호를 열고 닫지 않았어요: ${bracket}`, line })
  })

  it.each([
    ['x = = 3', 1],
    ['print("(") else', 1],
    ['# (\nx = = 3', 1],
    ['"""\n(\n"""\nx = = 3', 2],
    ['x = )', 1],
    ['', 4],
  ])('is told as before where none is: %j', (code, line) => {
    expect(explainProgramError(unread(line), code)).toEqual(explainPythonError(unread(line), code))
  })

  it('is told as before where nobody knows which line it is, and every other error too', () => {
    expect(explainProgramError(unread(null), 'print(')).toEqual(explainPythonError(unread(null), 'print('))
    const other = { type: 'NameError', message: "name 'a' is not defined", line: 1 }
    expect(explainProgramError(other, 'print(')).toEqual(explainPythonError(other, 'print('))
  })
})
