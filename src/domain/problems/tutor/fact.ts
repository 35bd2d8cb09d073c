import { isEndless, isWrong, treeRule, type Finding, type TutorAttempt, type TutorRule } from './attempt.ts'
import type { SyntaxNode } from '../syntaxTree.ts'

export type FactText = readonly [question: string, explanation: string, line?: number | null]

/** Creates a rule about a wrong output. It finds nothing where the program stopped or ran too long: a partial output proves nothing. */
export function fact(name: string, find: (tree: SyntaxNode, attempt: TutorAttempt) => FactText | null): TutorRule {
  return treeRule(name, (tree, attempt): Finding | null => {
    if (!isWrong(attempt) || attempt.error !== null || isEndless(attempt)) return null
    const text = find(tree, attempt)
    return text === null ? null : { line: text[2] ?? null, question: text[0], explanation: text[1] }
  })
}
