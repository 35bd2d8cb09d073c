import type { Execution } from '../../../src/domain/problems/execution.ts'
import type { JudgeCase } from '../../../src/domain/problems/verdict.ts'

export function aCase(caseNumber: number, given: Partial<JudgeCase> = {}): JudgeCase {
  return { caseNumber, label: '경계값', visibility: 'OPEN', input: '3 4', expectedOutput: '7', subtaskId: null, ...given }
}

export function anExecution(given: Partial<Execution> = {}): Execution {
  return { state: 'DONE', output: '7\n', error: null, stepCount: 1, ...given }
}

export function failedWith(type: string, message: string, line: number | null = 2): Execution {
  return anExecution({ state: type.endsWith('SyntaxError') ? 'SYNTAX_ERROR' : 'RUNTIME_ERROR', output: '', error: { type, message, line } })
}
