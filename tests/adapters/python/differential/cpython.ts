import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, answersFile, readAnswers, type SharedProgram, sharedPrograms } from './differential.ts'

const candidates = [process.env['PYTHON'], 'python3.14', 'python3.13', 'python3.12', 'python3']

const versionOf = (command: string) => {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().replace('Python ', '') : null
}

function findPython() {
  for (const command of candidates) {
    const version = command === undefined ? null : versionOf(command)
    if (command !== undefined && version !== null) return { command, version }
  }
  return null
}

/** Replaces memory addresses and paths of this machine. */
const withoutPlaces = (text: string) => text.replace(/0x[0-9a-f]{9,}/g, '0x…').replace(/\(\/[^)]*\)/g, '(…)')

function answerOf(command: string, { code, input }: SharedProgram): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'cpython-'))
  try {
    writeFileSync(join(folder, 'main.py'), code)
    const { status, stdout, stderr } = spawnSync(command, ['-W', 'ignore', 'main.py'], {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, PYTHONHASHSEED: '0', PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1', NO_COLOR: '1' },
    })
    const line = [...stderr.matchAll(/File ".*main\.py", line (\d+)/g)].at(-1)?.[1]
    return {
      output: stdout,
      error: status === 0 ? null : withoutPlaces(stderr.trimEnd().split('\n').at(-1) ?? ''),
      line: status === 0 || line === undefined ? null : Number(line),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export interface Comparison {
  readonly python: string
  readonly recordedPython: string
  readonly count: number
  /** Lists the answers that differ from the recorded ones. */
  readonly differences: readonly { readonly title: string; readonly recorded: Answer | undefined; readonly found: Answer | undefined }[]
}

/** Runs all programs by the CPython of this machine; returns null if there is none. */
export function runByCpython(isRecording: boolean): Comparison | null {
  const python = findPython()
  if (python === null) return null
  const answers = Object.fromEntries(sharedPrograms.map((program) => [program.title, answerOf(python.command, program)]))
  if (isRecording) writeFileSync(answersFile, `${JSON.stringify({ python: python.version, answers }, null, 2)}\n`)
  const recorded = readAnswers()
  const differences = sharedPrograms
    .map(({ title }) => ({ title, recorded: recorded.answers[title], found: answers[title] }))
    .filter((one) => JSON.stringify(one.recorded) !== JSON.stringify(one.found))
  return { python: python.version, recordedPython: recorded.python, count: sharedPrograms.length, differences }
}
