import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type FiledProgram, readPrograms } from '../../../programFiles.ts'

export type SharedProgram = Pick<FiledProgram, 'title' | 'code' | 'input'>

const folder = import.meta.dirname
export const answersFile = join(folder, 'answers.json')

/** Small programs, run here and by CPython. */
export const sharedPrograms: readonly SharedProgram[] = readPrograms(folder)

const answer = z.object({
  output: z.string(),
  /** The last line of the traceback; null without an error. */
  error: z.nullable(z.string()),
  /** The innermost line of the program itself. */
  line: z.nullable(z.number()),
})

export type Answer = z.infer<typeof answer>

const recording = z.object({ python: z.string(), answers: z.record(z.string(), answer) })

/** Reads the recorded answers of CPython, by the titles of the programs. */
export const readAnswers = () => recording.parse(JSON.parse(readFileSync(answersFile, 'utf8')))
