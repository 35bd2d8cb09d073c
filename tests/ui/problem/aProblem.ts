import type { BlockProblem, Problem } from '../../../src/domain/problem.ts'

const fields = {
  problemStorageId: 900,
  title: '두 수의 합',
  difficulty: 3,
  character: 'CRAB',
  categoryList: [
    { categoryGroupName: '유형', name: '반복문' },
    { categoryGroupName: '유형', name: '수학' },
    { categoryGroupName: '유형', name: '문자열' },
  ],
} as const

export function aProblem(wishes: Partial<Problem> = {}): Problem {
  return { problemId: 11, ...fields, ...wishes }
}

export function aBlock(wishes: Partial<BlockProblem> = {}): BlockProblem {
  return { blockId: 12, ...fields, title: '꽃게 미로', ...wishes }
}
