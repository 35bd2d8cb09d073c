import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** A small program, run here and by CPython. */
export interface SharedProgram {
  readonly title: string
  readonly code: string
  readonly input: string
}

const folder = import.meta.dirname
export const answersFile = join(folder, 'answers.json')

/** Each begins with a line `# === title`, and has its input in lines that begin with `# <<<`. */
export const sharedPrograms: readonly SharedProgram[] = readdirSync(folder)
  .filter((name) => name.endsWith('.py'))
  .flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/^# === /m)
      .slice(1),
  )
  .map((part) => {
    const [title = '', ...lines] = part.trimEnd().split('\n')
    const input = lines.filter(isInput).map((line) => `${line.replace(/^# <<< ?/, '')}\n`)
    return { title, code: `${lines.filter((line) => !isInput(line)).join('\n')}\n`, input: input.join('') }
  })

function isInput(line: string) {
  return line.startsWith('# <<<')
}

const answer = z.object({
  output: z.string(),
  /** The last line that is told of an error; null where there was none. */
  error: z.nullable(z.string()),
  /** The innermost one of the program's own. */
  line: z.nullable(z.number()),
})

export type Answer = z.infer<typeof answer>

const recording = z.object({ python: z.string(), answers: z.record(z.string(), answer) })

/** What CPython of this version answered, by the titles of the programs. */
export const readAnswers = () => recording.parse(JSON.parse(readFileSync(answersFile, 'utf8')))
