import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastRelease, pendingNotes, releasedChangelog } from '../.ci/changelog.mjs'

const intro = '# Changelog\n\nWhat changes for whom.\n'
const pending = '### For learners\n\n- A sea more.'
const older = '## 0.1.0 (2026-11-20)\n\nThe first one.\n'

describe('the changelog of a release', () => {
  it('has what stood under Unreleased under its version and date, and what a backend must do', () => {
    const { text, notes } = releasedChangelog(`${intro}\n## Unreleased\n\n${pending}\n\n${older}`, '0.2.0', '2026-11-29', [
      '- New calls: `GET seas`.',
    ])
    expect(text).toBe(
      `${intro}\n## Unreleased\n\n## 0.2.0 (2026-11-29)\n\n${pending}\n\n### What a backend must do\n\n- New calls: \`GET seas\`.\n\n${older}`,
    )
    expect(notes).toBe(`${pending}\n\n### What a backend must do\n\n- New calls: \`GET seas\`.`)
    expect(lastRelease(text)).toEqual({ version: '0.2.0', date: '2026-11-29' })
    expect(pendingNotes(text)).toBe('')
  })

  it('asks nothing of a backend where the contract is the same, and may be the first', () => {
    const { text } = releasedChangelog(`${intro}\n## Unreleased\n\n${pending}\n`, '0.1.0', '2026-11-29', [])
    expect(text).toBe(`${intro}\n## Unreleased\n\n## 0.1.0 (2026-11-29)\n\n${pending}\n`)
    expect(lastRelease(intro)).toBeNull()
  })
})

describe('npm run release', () => {
  let folder = ''
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...words], { cwd: folder, encoding: 'utf8' })
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const release = (...words: string[]) => {
    const names = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a.example', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@a.example' }
    return spawnSync(process.execPath, [resolve('.ci/release.mjs'), ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...names },
    })
  }
  /** A project whose contract is these calls. */
  const commit = (calls: readonly string[], notes: string) => {
    const paths = Object.fromEntries(calls.map((call) => [`/v1/${call}`, { get: { responses: {} } }]))
    const program = `import { writeFileSync } from 'node:fs'\nwriteFileSync(process.argv[3], ${JSON.stringify(JSON.stringify({ paths }))})\n`
    write('tests/conform/writeContract.mjs', program)
    write('CHANGELOG.md', `${intro}\n## Unreleased\n\n${notes}\n${older}`)
    git('add', '.')
    git('commit', '--quiet', '--message', 'Change')
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-test-'))
    git('init', '--quiet')
    mkdirSync(join(folder, 'tests/conform'), { recursive: true })
    write('package.json', '{ "name": "fixture", "version": "0.1.0" }\n')
    write(
      'package-lock.json',
      '{ "name": "fixture", "version": "0.1.0", "lockfileVersion": 3, "packages": { "": { "name": "fixture", "version": "0.1.0" } } }\n',
    )
    commit(['quests', 'old'], '')
    git('tag', 'v0.1.0')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('stamps, dates, compares the contract with that of the last version, commits and tags', () => {
    commit(['quests', 'seas'], `${pending}\n`)
    const { status, stderr } = release('minor')
    expect([stderr, status]).toEqual(['', 0])
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ version: '0.2.0' })
    const today = new Date().toISOString().slice(0, 10)
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(
      `${intro}\n## Unreleased\n\n## 0.2.0 (${today})\n\n${pending}\n\n### What a backend must do\n\n- No longer asked for: \`GET old\`.\n- New calls: \`GET seas\`.\n\n${older}`,
    )
    expect(git('status', '--porcelain')).toBe('')
    expect(git('tag', '--list').split('\n').filter(Boolean)).toEqual(['v0.1.0', 'v0.2.0'])
    expect(git('log', '-1', '--format=%s').trim()).toBe('Release 0.2.0')
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  })

  it.each([
    ['a step that is none', ['huge'], pending, 'Say how much changes'],
    ['nothing to tell', ['patch'], '', 'Nothing stands under “Unreleased”'],
    ['a reference that is none', ['patch', '--since', 'nowhere'], pending, 'nowhere'],
  ])('%s: nothing is written, and in words', (_, words, notes, problem) => {
    commit(['quests'], `${notes}\n`)
    const { status, stderr } = release(...words)
    expect(stderr).toContain(problem)
    expect(status).toBe(2)
    expect(git('status', '--porcelain')).toBe('')
    expect(git('tag', '--list').trim()).toBe('v0.1.0')
  })
})
