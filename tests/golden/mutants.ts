import { judgedProblems, verdictOf } from './golden.ts'
import { inputsToTry } from '../../src/domain/problems/counterexample.ts'
import { compareOutput } from '../../src/domain/problems/compareOutput.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'

/** Replacements for each word or sign, which are applied one at a time. */
const changes: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '//': ['/', '*'],
  '%': ['//'],
  '+=': ['-=', '='],
  '-=': ['+='],
  min: ['max'],
  max: ['min'],
  and: ['or'],
  or: ['and'],
  True: ['False'],
  False: ['True'],
}

const tokens = /'[^']*'|"[^"]*"|#.*|[A-Za-z_]\w*|\d+(?:\.\d+)?|\*\*|\/\/|[<>=!+\-*%]=|[<>+\-*%]/g

/** Returns the programs that differ from this one by one operator, comparison, word or number. */
export function mutantsOf(code: string): readonly string[] {
  return [...code.matchAll(tokens)].flatMap(({ 0: token, index }) => {
    const others = /^\d+$/.test(token)
      ? [String(Number(token) + 1), ...(token === '0' ? [] : [String(Number(token) - 1)])]
      : (changes[token] ?? [])
    return others.map((other) => code.slice(0, index) + other + code.slice(index + token.length))
  })
}

const drawnInputs = 400
/** A mutant that takes this many times the steps of the reference is rejected. */
const patience = 4
const fewestSteps = 20_000

export interface MutantReport {
  readonly title: string
  readonly mutants: number
  readonly refused: number
  /** Mutants that are accepted and equal the reference on all drawn inputs. */
  readonly equal: number
  /** Mutants that are accepted although they are wrong on this input. */
  readonly unfounded: readonly { readonly code: string; readonly input: string }[]
}

/** Judges the mutants of the reference of each problem whose title contains `wanted`. */
export async function judgeMutants(wanted: string, onReport: (report: MutantReport) => void): Promise<void> {
  const runner = await nodePythonRunner()
  for (const { title, data } of judgedProblems.filter((one) => one.title.includes(wanted))) {
    const reference = data.reference ?? ''
    const inputs = inputsToTry(
      Array.from({ length: drawnInputs }, (_, seed) => data.smallInput?.(seed + 1) ?? ''),
      [],
    )
    const { stepCount } = await verdictOf(runner, data, reference)
    const limits = { ...data.limits, stepCount: Math.min(data.limits.stepCount, Math.max(fewestSteps, stepCount * patience)) }
    const run = (code: string) => runner.runCases({ language: 'PYTHON', code, inputs, limits }).result
    const right = await run(reference)
    const mutants = [...new Set(mutantsOf(reference))]
    let equal = 0
    const unfounded: { code: string; input: string }[] = []
    for (const code of mutants) {
      if ((await verdictOf(runner, { ...data, limits }, code)).state !== 'ACCEPTED') continue
      const found = await run(code)
      const at = found.findIndex(
        ({ state, output }, place) => state !== 'DONE' || compareOutput(right[place]?.output ?? '', output) !== 'SAME',
      )
      if (at === -1) equal += 1
      else unfounded.push({ code, input: inputs[at] ?? '' })
    }
    onReport({ title, mutants: mutants.length, refused: mutants.length - equal - unfounded.length, equal, unfounded })
  }
  runner.close()
}
