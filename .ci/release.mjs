// `npm run release -- patch | minor | major`: gives what stands under Unreleased in the changelog a version and a date, stamps package.json, commits and tags.
// The footer of the page and the contract (`npm run contract`) name that version.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const run = (command, ...words) => execFileSync(command, words, { encoding: 'utf8' }).trim()
const changelog = 'CHANGELOG.md'
const pending = '## Unreleased\n'

function stop(reason) {
  console.error(reason)
  process.exit(2)
}

const [step] = process.argv.slice(2)
if (!['patch', 'minor', 'major'].includes(step)) stop('Say how much changes: npm run release -- patch | minor | major')
if (run('git', 'status', '--porcelain') !== '') stop('Commit what is changed first: a release is what stands in the repository.')
const text = readFileSync(changelog, 'utf8')
const [before, after = ''] = text.split(pending)
const [notes = ''] = after.split('\n## ')
if (notes.trim() === '') stop(`Nothing stands under “Unreleased” in ${changelog}: write what changes for whom.`)

const version = run('npm', 'version', step, '--no-git-tag-version').replace(/^v/, '')
const today = new Date().toISOString().slice(0, 10)
writeFileSync(changelog, `${before}${pending}\n## ${version} (${today})\n${after}`)
run('git', 'add', 'package.json', 'package-lock.json', changelog)
run('git', 'commit', '--quiet', '--message', `Release ${version}`)
run('git', 'tag', '--annotate', `v${version}`, '--message', notes.trim())
console.log(`Released ${version}. Publish it with: git push --follow-tags`)
