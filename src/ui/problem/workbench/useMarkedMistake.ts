import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PythonError } from '../../../domain/problems/execution.ts'
import { parsePythonError } from '../../../domain/problems/parsePythonError.ts'
import { isUnreadable, type Verdict } from '../../../domain/problems/verdict.ts'
import type { EditorHandle } from './editor/CodeEditor.tsx'
import { usePreloadedExplanations } from './ErrorExplanation.tsx'
import type { ProgramState } from './useProgram.ts'

/** A judged submission, with the code that was handed in. */
interface JudgedCode {
  readonly submission: Pick<Verdict, 'state' | 'message' | 'line'>
  readonly code: string
}

/** Marks the line that Python could not parse, unless the editor holds other code by then. */
export const useMarkedMistake = (
  editor: RefObject<Pick<EditorHandle, 'markMistake'> | null>,
  codeNow: () => string,
  program: ProgramState,
  judged: JudgedCode | null,
): void => {
  usePreloadedExplanations()
  const mark = useEffectEvent(async ({ error, code }: UnreadableCode) => {
    const { explainPythonError } = await import('../../../domain/problems/pythonErrors.ts')
    if (codeNow() !== code) return
    const { line, what } = explainPythonError(error, code)
    if (line !== null) editor.current?.markMistake({ line, words: what })
  })
  useEffect(() => {
    const found = unreadableCode(program, judged)
    // If the explanations fail to load, the line stays unmarked; the result names it, too.
    if (found !== null) mark(found).catch(() => {})
  }, [program, judged])
}

interface UnreadableCode {
  readonly error: PythonError
  readonly code: string
}

function unreadableCode(program: ProgramState, judged: JudgedCode | null): UnreadableCode | null {
  if (judged !== null) return unreadableVerdict(judged)
  if (program.kind === 'checked') return unreadableVerdict({ submission: program.verdict, code: program.code })
  const wasUnread = program.kind === 'ran' && program.execution.state === 'SYNTAX_ERROR'
  return wasUnread && program.execution.error !== null ? { error: program.execution.error, code: program.code } : null
}

function unreadableVerdict({ submission, code }: JudgedCode): UnreadableCode | null {
  const { message, line } = submission
  return isUnreadable(submission) && message !== null ? { error: parsePythonError(message, line), code } : null
}
