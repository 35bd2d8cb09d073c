import { defaultLimits } from '../../../src/domain/problems/execution.ts'
import type { ProblemDetail } from '../../../src/domain/problems/problem.ts'
import type { BlockProblem, Problem } from '../../../src/domain/problems/problemKinds.ts'

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

export function aProblemDetail(wishes: Partial<ProblemDetail> = {}): ProblemDetail {
  return {
    ...aProblem(),
    languageList: ['PYTHON'],
    point: 60,
    acceptedRate: 0.5,
    submissionCount: 40,
    state: 'NONE',
    taskKind: 'WRITE',
    readingTask: null,
    statement: ['`n`번 치는 파도를 세요.'],
    inputRule: '첫 줄에 n이 와요.',
    outputRule: '개수를 출력해요.',
    examples: [{ input: '3', output: '3' }],
    hintCount: 2,
    starterCodes: [],
    limits: defaultLimits,
    subtasks: [],
    previousProblemId: null,
    nextProblemId: null,
    ...wishes,
  }
}
