import { expect, it } from 'vitest'
import { recommendedProblems } from '../../../src/domain/home/recommendedProblems.ts'
import type { BlockProblem, Problem } from '../../../src/domain/problem/Problem.ts'

const fields = { problemStorageId: null, title: '문제', difficulty: null, character: null, categoryList: [] }
const problems = (count: number): Problem[] => Array.from({ length: count }, (_, at) => ({ ...fields, problemId: at + 1 }))
const blocks = (count: number): BlockProblem[] => Array.from({ length: count }, (_, at) => ({ ...fields, blockId: at + 1 }))

const shown = (problemCount: number, blockCount: number) => {
  const { text, second } = recommendedProblems(problems(problemCount), blocks(blockCount))
  return [
    text.map(({ problemId }) => problemId),
    second.map((item) => (item.kind === 'block' ? `block ${item.problem.blockId}` : `text ${item.problem.problemId}`)),
  ]
}

it('shows three text problems and three blocks side by side [S-077 S-310]', () => {
  expect(shown(10, 10)).toEqual([
    [1, 2, 3],
    ['block 1', 'block 2', 'block 3'],
  ])
})

it('shows what there is when there is less [S-077]', () => {
  expect(shown(2, 1)).toEqual([[1, 2], ['block 1']])
  expect(shown(0, 1)).toEqual([[], ['block 1']])
  expect(shown(0, 0)).toEqual([[], []])
})

it('fills the second column with problems 6 to 8 when there are no blocks [S-078 A-20]', () => {
  expect(shown(10, 0)).toEqual([
    [1, 2, 3],
    ['text 6', 'text 7', 'text 8'],
  ])
  expect(shown(7, 0)).toEqual([
    [1, 2, 3],
    ['text 6', 'text 7'],
  ])
})

it('has no second column with five problems and no blocks [S-078 A-20]', () => {
  expect(shown(5, 0)).toEqual([[1, 2, 3], []])
})
