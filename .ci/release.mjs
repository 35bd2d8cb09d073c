// `npm run release -- patch | minor | major [--since REF]`: gives what stands under Unreleased in the changelog a version and a date, and adds
// what has changed in the contract since REF as "What a backend must do"; stamps package.json, commits and tags. Without `--since` REF is the
// tag of the last version or, where there is none, the last commit of its day.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { typescriptModules } from '../mock-server/typescriptModules.mjs'
import { changelogFile, lastRelease, pendingNotes, releasedChangelog } from './changelog.mjs'
import { commandLine } from './commandLine.mjs'

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** @returns {never} */
function stop(reason) {
  console.error(reason)
  process.exit(2)
}

/** The commit of a version: that of its tag or, if it has none, the last one of the day that the changelog names. */
function commitOf({ version, date }) {
  if (git('tag', '--list', `v${version}`) !== '') return `v${version}`
  return (
    git('rev-list', '-1', `--before=${date}T23:59:59Z`, 'HEAD') ||
    stop(`No commit is as old as ${version} (${date}): name one by --since REF.`)
  )
}

/** Writes the contract of the project in a folder, and returns it. */
function contractIn(folder, file) {
  const { status, stderr } = spawnSync(process.execPath, ['tests/conform/writeContract.mjs', '--out', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) stop(`The contract of ${folder} could not be written:\n${stderr}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The contract of an older commit, written by that commit's own code with the packages of this one. */
function contractAt(commit, scratch) {
  const folder = join(scratch, 'project')
  git('worktree', 'add', '--detach', '--quiet', folder, commit)
  try {
    if (existsSync('node_modules')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    return contractIn(folder, join(scratch, 'old.json'))
  } finally {
    rmSync(join(folder, 'node_modules'), { force: true })
    git('worktree', 'remove', '--force', folder)
  }
}

/** Returns the changelog's lines on the changes in the contract since a commit. */
async function backendChapterSince(commit) {
  const scratch = mkdtempSync(join(tmpdir(), 'release-'))
  const modules = await typescriptModules()
  try {
    const [{ contractDiff }, { backendChapter }] = await Promise.all(
      ['contractDiff', 'backendChapter'].map((name) => modules.load(`/tests/conform/${name}.ts`)),
    )
    return backendChapter(contractDiff(contractAt(commit, scratch), contractIn('.', join(scratch, 'new.json'))))
  } finally {
    await modules.close()
    rmSync(scratch, { recursive: true })
  }
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
const [step] = positionals
if (!['patch', 'minor', 'major'].includes(step)) stop('Say how much changes: npm run release -- patch | minor | major')
if (git('status', '--porcelain') !== '') stop('Commit what is changed first: a release is what stands in the repository.')
const text = readFileSync(changelogFile, 'utf8')
if (pendingNotes(text) === '') stop(`Nothing stands under “Unreleased” in ${changelogFile}: write what changes for whom.`)
const last = lastRelease(text)
const since = values.since ?? (last === null ? null : commitOf(last))
if (since !== null && spawnSync('git', ['rev-parse', '--verify', '--quiet', `${since}^{commit}`]).status !== 0)
  stop(`${since} names no commit.`)

const chapter = since === null ? [] : await backendChapterSince(since)
const { status, stdout } = spawnSync(...commandLine(['npm', 'version', step, '--no-git-tag-version'], { encoding: 'utf8' }))
if (status !== 0) stop('npm could not write the next version into package.json.')
const version = stdout.trim().replace(/^v/, '')
const released = releasedChangelog(text, version, new Date().toISOString().slice(0, 10), chapter)
writeFileSync(changelogFile, released.text)
git('add', 'package.json', 'package-lock.json', changelogFile)
git('commit', '--quiet', '--message', `Release ${version}`)
git('tag', '--annotate', `v${version}`, '--message', released.notes)
console.log(`Released ${version}. Publish it with: git push --follow-tags`)
