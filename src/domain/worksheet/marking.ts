import { codeForm, plainForm } from '../problems/answerForm.ts'
import { compareOutput } from '../problems/compareOutput.ts'
import type { Answer, Answers, WorksheetQuestion } from './worksheet.ts'

/** The right answer to a question. */
export type AnswerKey =
  | { readonly kind: 'CHOICE'; readonly right: number }
  | { readonly kind: 'SHORT'; readonly accepted: readonly string[] }
  /** The accepted texts of each blank. */
  | { readonly kind: 'CODE_BLANK'; readonly accepted: readonly (readonly string[])[] }
  /** `lines` in the order in which they are shown, and the program that they form. */
  | { readonly kind: 'ORDER'; readonly lines: readonly string[]; readonly program: readonly string[] }
  | { readonly kind: 'OUTPUT'; readonly output: string }

/** Tells whether an answer is right. An answer of another shape than the question's is wrong. */
export function isRightAnswer(key: AnswerKey, answer: Answer): boolean {
  switch (key.kind) {
    case 'CHOICE':
      return answer.length === 1 && answer[0] === String(key.right)
    case 'SHORT':
      return hasEqual(key.accepted, answer[0], shortForm) && answer.length === 1
    case 'CODE_BLANK':
      return key.accepted.every((accepted, blank) => hasEqual(accepted, answer[blank], codeForm)) && answer.length === key.accepted.length
    case 'ORDER':
      return isPermutation(answer, key.lines.length) && answer.every((place, at) => key.lines[Number(place)] === key.program[at])
    case 'OUTPUT':
      return compareOutput(outputForm(key.output), outputForm(answer.join('\n'))) === 'SAME'
  }
}

/** Returns the right answer in the form of an answer; the first of several. */
export function rightAnswerOf(key: AnswerKey): Answer {
  switch (key.kind) {
    case 'CHOICE':
      return [String(key.right)]
    case 'SHORT':
      return key.accepted.slice(0, 1)
    case 'CODE_BLANK':
      return key.accepted.map(([first = '']) => first)
    case 'ORDER':
      return orderOf(key.lines, key.program)
    case 'OUTPUT':
      return [key.output]
  }
}

/** Lists the indexes of the shown lines in the program's order; equal lines take turns. */
function orderOf(lines: readonly string[], program: readonly string[]): Answer {
  const left = lines.map((line, at) => ({ line, at }))
  return program.flatMap((wanted) => {
    const found = left.findIndex(({ line }) => line === wanted)
    return found < 0 ? [] : left.splice(found, 1).map(({ at }) => String(at))
  })
}

function isPermutation(answer: Answer, length: number): boolean {
  return (
    answer.length === length && new Set(answer).size === length && answer.every((place) => /^\d+$/.test(place) && Number(place) < length)
  )
}

function hasEqual(accepted: readonly string[], given: string | undefined, form: (text: string) => string): boolean {
  const wanted = form(given ?? '')
  return wanted !== '' && accepted.some((one) => form(one) === wanted)
}

/** Normalizes words: blanks, capitals, quotes around them and a point at the end do not count. */
function shortForm(text: string): string {
  const bare = plainForm(text).replaceAll(/\s+/g, '').toLowerCase()
  return bare.replace(/[.。]+$/u, '').replace(/^(['"])(.*)\1$/u, '$2')
}

/** Normalizes a program's output: blanks inside count, as the machine prints them. */
function outputForm(text: string): string {
  return plainForm(text)
}

/** A part of a program: text, or the index of a blank in it. */
export type CodePiece = string | number

const blankPattern = /_{3,}/

export function codePieces(code: string): readonly CodePiece[] {
  return code
    .split(blankPattern)
    .flatMap((text, at): readonly CodePiece[] => (at === 0 ? [text] : [at - 1, text]))
    .filter((piece) => piece !== '')
}

/** Returns the program with its blanks filled in; `___` where nothing is. */
export function fillBlanks(code: string, answer: Answer): string {
  return codePieces(code)
    .map((piece) => (typeof piece === 'string' ? piece : answer[piece] || '___'))
    .join('')
}

/** Counts the blanks, and so the texts of an answer. */
export function blankCount(code: string): number {
  return codePieces(code).filter((piece) => typeof piece === 'number').length
}

/** Tells whether an answer is complete. A problem is answered on its own page. */
export function isAnswered(question: WorksheetQuestion, answer: Answer): boolean {
  switch (question.kind) {
    case 'PROBLEM':
      return true
    case 'ORDER':
      return answer.length === question.lines.length
    case 'CODE_BLANK':
      return Array.from({ length: blankCount(question.code) }, (_, blank) => answer[blank] ?? '').every((text) => text.trim() !== '')
    default:
      return (answer[0] ?? '').trim() !== ''
  }
}

/** Tells whether any question was answered. */
export function hasAnswers(answers: Answers): boolean {
  return Object.values(answers).some((answer) => answer.some((text) => text !== ''))
}

/** Moves a line to another index; an index beyond the ends changes nothing. */
export function moveLine(order: Answer, from: number, to: number): Answer {
  const line = order[from]
  if (line === undefined || to < 0 || to >= order.length) return order
  return order.toSpliced(from, 1).toSpliced(to, 0, line)
}

interface Score {
  readonly right: number
  readonly total: number
  /** A whole number from 0 to 100. */
  readonly percent: number
}

/** Returns the score of a chapter. Questions without a result count as wrong. */
export function chapterScore(questionCount: number, results: readonly { readonly isCorrect: boolean }[]): Score {
  const right = Math.min(questionCount, results.filter(({ isCorrect }) => isCorrect).length)
  return { right, total: questionCount, percent: questionCount === 0 ? 0 : Math.floor((right * 100) / questionCount) }
}
