import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A program of a `.py` file. */
export interface FiledProgram {
  /** The file's name without `.py`. */
  readonly file: string
  readonly title: string
  readonly code: string
  readonly input: string
  /** Returns the values of a key in the program's head, which may repeat it. */
  valuesOf(key: string): readonly string[]
}

const inputMark = /^# <<< ?/
const keyMark = /^# (\w+):(?: |$)/

/**
 * Reads all `.py` files of a folder. Each program begins with a line `# === title`, which these keys may follow as `# key: value`, and has
 * its input in lines that begin with `# <<<`. Another key throws.
 */
export function readPrograms(folder: string, keys: readonly string[] = []): readonly FiledProgram[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.py'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split(/^# === /m)
        .slice(1)
        .map((part) => programOf(name.slice(0, -'.py'.length), part, keys)),
    )
}

function programOf(file: string, part: string, keys: readonly string[]): FiledProgram {
  const [title = '', ...lines] = part.trimEnd().split('\n')
  const headLength = keys.length === 0 ? 0 : lines.findIndex((line) => !keyMark.test(line))
  const head = lines.slice(0, headLength).map((line) => ({ key: keyMark.exec(line)?.[1] ?? '', value: line.replace(keyMark, '') }))
  const unknown = head.find(({ key }) => !keys.includes(key))
  if (unknown !== undefined) throw new RangeError(`${file}.py, ${title}: unknown key ${unknown.key}`)
  const rest = lines.slice(headLength)
  const input = rest.filter(isInput).map((line) => `${line.replace(inputMark, '')}\n`)
  return {
    file,
    title,
    code: `${rest.filter((line) => !isInput(line)).join('\n')}\n`,
    input: input.join(''),
    valuesOf: (wanted) => head.filter(({ key }) => key === wanted).map(({ value }) => value),
  }
}

function isInput(line: string) {
  return inputMark.test(line)
}
