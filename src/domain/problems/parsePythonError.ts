import type { PythonError } from './execution.ts'

/** Splits a verdict's message, `NameError: name …` or the type alone, into the type and the text. */
export function parsePythonError(message: string, line: number | null): PythonError {
  const [, type = message, text = ''] = /^(\w+): ([\s\S]*)$/.exec(message) ?? []
  return { type, message: text, line }
}

/** Joins them again, as Python prints them. */
export function formatPythonError({ type, message }: PythonError): string {
  return message === '' ? type : `${type}: ${message}`
}
