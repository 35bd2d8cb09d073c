import type { PythonError } from './execution.ts'
import { type ErrorExplanation, explainPythonError } from './pythonErrors.ts'

/** Python's error in two short sentences, with what the program itself tells where Python only says that it cannot read a line. */
export function explainProgramError(error: PythonError, code: string): ErrorExplanation {
  const { type, message, line } = error
  const bracket = type === 'SyntaxError' && message === 'invalid syntax' && line !== null ? bracketLeftOpenIn(code, line) : null
  return explainPythonError(bracket === null ? error : { ...error, message: `'${bracket}' was never closed` }, code)
}

const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Texts, one of several lines too, and comments: brackets in them are none. */
const notCode = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*/g

/** The last bracket that is opened in this line, the first being 1, and not closed in it; null: there is none. */
function bracketLeftOpenIn(code: string, line: number): string | null {
  const source = code.replace(notCode, (text) => text.replaceAll(/[^\n]/g, ' ')).split('\n')[line - 1] ?? ''
  const open: string[] = []
  for (const letter of source) {
    if (letter in closings) open.push(letter)
    else if (letter === closings[open.at(-1) ?? '']) open.pop()
  }
  return open.at(-1) ?? null
}
