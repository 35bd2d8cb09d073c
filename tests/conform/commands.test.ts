import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

interface Ended {
  readonly status: number
  readonly text: string
}

const run = (...words: string[]) =>
  new Promise<Ended>((resolve) => {
    execFile(process.execPath, words, (error, text, errors) => resolve({ status: Number(error?.code ?? 0), text: text + errors }))
  })

// The answers of all calls are checked in conform.test.ts, which runs in this process.
it('npm run conform against npm run mock is all green, writes too, and its exit status says so', async () => {
  const mock = spawn(process.execPath, ['mock-server/serveMock.mjs', '--view', 'persona=teacher&notice=all&latency=0'], {
    env: { ...process.env, PORT: '0' },
  })
  try {
    const [first] = (await Promise.race([once(createInterface(mock.stdout), 'line'), once(mock, 'exit')])) as [unknown]
    const base = /http:\/\/localhost:\d+/.exec(String(first))?.[0] ?? ''
    const { status, text } = await run(
      'tests/conform/conform.mjs',
      '--base',
      base,
      '--write',
      '--only',
      'channels/homeworks',
      '--limit',
      '120',
    )
    // The teacher's learners have submitted no homework that could be marked, so some calls are not tried.
    expect(text).toMatch(/\n1\d calls: \d+ as expected/)
    expect(status).toBe(0)
  } finally {
    mock.kill()
  }
}, 600_000)

it.each([
  [['tests/conform/conform.mjs'], '--base is missing'],
  [['mock-server/serveMock.mjs', '--view', 'persona=nobody'], 'persona=nobody: guest, pending'],
])(
  '%j is not understood: status 2, and in words',
  async (words, problem) => {
    const { status, text } = await run(...words)
    expect(status).toBe(2)
    expect(text).toContain(problem)
  },
  600_000,
)

it('npm run contract writes the file that it is asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const file = join(folder, 'api.json')
  expect((await run('tests/conform/writeContract.mjs', '--out', file)).status).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ openapi: '3.1.1', info: { title: '코딩바다' } })
  expect((await run('tests/conform/diffContract.mjs', file)).text).toMatch(/^0 breaking changes, 0 others$/m)
  expect((await run('tests/conform/diffContract.mjs', join(folder, 'none.json'))).status).toBe(2)
  rmSync(folder, { recursive: true })
}, 600_000)
