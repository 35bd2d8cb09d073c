import type { ProgramInspector } from './codeRunner.ts'
import { feedbackOf, type ProgramReader } from './tutor.ts'
import { knownOfVerdict } from './tutorQuestion.ts'
import { commonMistakes, type LastTry, type Mistake, type SeenMistake } from '../domain/classView.ts'

/** What several learners do wrong, as the tutor's rules see it. Nothing is sent anywhere. */
export async function findMistakes(inspector: ProgramInspector, tries: readonly LastTry[]): Promise<readonly Mistake[]> {
  // Read, and not run: they are other people's.
  const reader: ProgramReader = { syntax: (code) => inspector.syntax(code) }
  const seen: SeenMistake[] = []
  for (const { userId, submission } of tries) {
    const { code, language } = submission
    // An answer in text is no program.
    if (language === 'TEXT') continue
    // oxlint-disable-next-line no-await-in-loop -- one interpreter, one program at a time
    const [first] = await feedbackOf(async () => reader, { code, language, ...knownOfVerdict(submission, null) })
    if (first) seen.push({ userId, code, rule: first.rule, question: first.question, line: first.line })
  }
  return commonMistakes(seen)
}
