import type { StudioCase } from '../../../src/domain/studio/studioCase.ts'
import type { StudioProblem } from '../../../src/domain/studio/studioProblem.ts'
import { noReading } from '../../../src/domain/studio/studioReading.ts'

export const aStudioCase = (given: Partial<StudioCase> = {}): StudioCase => ({
  label: '',
  visibility: 'OPEN',
  input: '3\n',
  output: '6\n',
  ...given,
})

/** A problem that may be published. */
export const aStudioProblem = (given: Partial<StudioProblem> = {}): StudioProblem => ({
  title: '조개 두 배',
  difficulty: 2,
  category: '사칙연산',
  statement: '조개 수를 읽어요.\n\n두 배를 출력해요.',
  inputRule: '조개 수가 주어져요.',
  outputRule: '두 배를 출력해요.',
  hints: '곱하기를 떠올려 봐요.\n2를 곱해요.',
  caseList: [aStudioCase(), aStudioCase({ label: '0개일 때', visibility: 'LABEL', input: '0\n', output: '0\n' })],
  reference: 'print(int(input()) * 2)\n',
  generator: 'import random\nrandom.seed(int(input()))\nprint(random.randint(0, 99))\n',
  ...noReading,
  ...given,
})
