import type { Topic } from '../topics.ts'

/** A question as it is written, with its right answer and the reason. */
export type QuestionFacts = { readonly text: string; readonly explanation: string } & (
  | { readonly type: 'CHOICE'; readonly code: string | null; readonly choices: readonly string[]; readonly right: number }
  | { readonly type: 'SHORT'; readonly code: string | null; readonly accepted: readonly string[] }
  /** `prints`: the program's output once its blanks are filled. */
  | {
      readonly type: 'CODE_BLANK'
      readonly code: string
      readonly accepted: readonly (readonly string[])[]
      readonly prints: string
    }
  | { readonly type: 'ORDER'; readonly program: readonly string[]; readonly prints: string }
  | { readonly type: 'OUTPUT'; readonly code: string; readonly prints: string }
  /** The title of a problem of the catalogue. */
  | { readonly type: 'PROBLEM'; readonly problem: string }
)

interface ChapterFacts {
  readonly title: string
  readonly questions: readonly QuestionFacts[]
}

export interface WorksheetFacts {
  readonly title: string
  readonly summary: string
  readonly topic: Topic
  readonly difficulty: number
  readonly chapters: readonly ChapterFacts[]
}

const linesOf = (code: string) => code.replace(/^\n/, '').replace(/\n\s*$/, '')

export const choice = (text: string, choices: readonly string[], right: number, explanation: string, code: string | null = null) =>
  ({ type: 'CHOICE', text, choices, right, explanation, code: code === null ? null : linesOf(code) }) as const satisfies QuestionFacts

export const short = (text: string, accepted: readonly string[], explanation: string, code: string | null = null) =>
  ({ type: 'SHORT', text, accepted, explanation, code: code === null ? null : linesOf(code) }) as const satisfies QuestionFacts

export const blank = (text: string, code: string, accepted: readonly (readonly string[])[], prints: string, explanation: string) =>
  ({ type: 'CODE_BLANK', text, code: linesOf(code), accepted, prints, explanation }) as const satisfies QuestionFacts

export const order = (text: string, program: string, prints: string, explanation: string) =>
  ({ type: 'ORDER', text, program: linesOf(program).split('\n'), prints, explanation }) as const satisfies QuestionFacts

export const output = (code: string, prints: string, explanation: string) =>
  ({
    type: 'OUTPUT',
    text: '이 코드를 실행하면 무엇이 출력될까요?',
    code: linesOf(code),
    prints,
    explanation,
  }) as const satisfies QuestionFacts

export const solve = (problem: string, text: string) =>
  ({ type: 'PROBLEM', text, problem, explanation: '문제 페이지에서 맞히면 이 문항도 맞힌 것으로 세요.' }) as const satisfies QuestionFacts

export const chapter = (title: string, ...questions: readonly QuestionFacts[]): ChapterFacts => ({ title, questions })

export const worksheet = (
  topic: Topic,
  difficulty: number,
  title: string,
  summary: string,
  ...chapters: readonly ChapterFacts[]
): WorksheetFacts => ({ topic, difficulty, title, summary, chapters })
