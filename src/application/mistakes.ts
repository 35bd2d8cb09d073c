import type { ProgramInspector } from './codeRunner.ts'
import { feedbackOf, type ProgramReader } from './tutor.ts'
import { knownOfVerdict } from './tutorQuestion.ts'
import { commonMistakes, type LastTry, type Mistake, type SeenMistake } from '../domain/classView.ts'

/** Finds mistakes that several learners make, with the tutor's rules. Nothing is sent anywhere. */
export async function findMistakes(inspector: ProgramInspector, tries: readonly LastTry[]): Promise<readonly Mistake[]> {
  // The reader only parses: programs of other people are not run here.
  const reader: ProgramReader = { syntax: (code) => inspector.syntax(code) }
  const seen: SeenMistake[] = []
  for (const { userId, submission } of tries) {
    const { code, language } = submission
    // A text answer is no program.
    if (language === 'TEXT') continue
    // oxlint-disable-next-line no-await-in-loop -- one interpreter, one program at a time
    const [first] = await feedbackOf(async () => reader, { code, language, ...knownOfVerdict(submission, null) })
    if (first) seen.push({ userId, code, rule: first.rule, question: first.question, line: first.line })
  }
  return commonMistakes(seen)
}
