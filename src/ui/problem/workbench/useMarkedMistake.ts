import { type RefObject, useEffect } from 'react'
import type { EditorHandle } from './editor/CodeEditor.tsx'
import type { ProgramState } from './useProgram.ts'
import type { SubmitState } from './useSubmit.ts'
import type { PythonError } from '../../../domain/problems/execution.ts'
import { explainPythonError } from '../../../domain/problems/pythonErrors.ts'
import { parsePythonError } from '../../../domain/problems/pythonErrors.ts'
import { isUnreadable, type Verdict } from '../../../domain/problems/verdict.ts'

/** Where the code could not be read, the editor marks the line. */
export const useMarkedMistake = (
  editor: RefObject<Pick<EditorHandle, 'markMistake'> | null>,
  program: ProgramState,
  submission: SubmitState,
): void => {
  useEffect(() => {
    const found = unreadableCode(program, submission)
    if (found === null) return
    const { line, what } = explainPythonError(found.error, found.code)
    if (line !== null) editor.current?.markMistake({ line, words: what })
  }, [editor, program, submission])
}

interface UnreadableCode {
  readonly error: PythonError
  readonly code: string
}

function unreadableCode(program: ProgramState, submission: SubmitState): UnreadableCode | null {
  if (submission.kind === 'judged') return unreadableVerdict(submission.submission, submission.code)
  if (program.kind === 'checked') return unreadableVerdict(program.verdict, program.code)
  const wasUnread = program.kind === 'ran' && program.execution.state === 'SYNTAX_ERROR'
  return wasUnread && program.execution.error !== null ? { error: program.execution.error, code: program.code } : null
}

function unreadableVerdict(verdict: Pick<Verdict, 'state' | 'message' | 'line'>, code: string): UnreadableCode | null {
  const { message, line } = verdict
  return isUnreadable(verdict) && message !== null ? { error: parsePythonError(message, line), code } : null
}
