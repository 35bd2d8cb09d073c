// Installs the packages when they are missing or older than the lock file, so that `npm start` and `npm test` work in a fresh clone.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { commandLine } from './commandLine.mjs'
import { nodeAdvice } from './nodeVersion.mjs'

const { isUsable, sentence } = nodeAdvice(process.versions.node)
if (sentence !== null) console.log(sentence)
if (!isUsable) process.exit(1)

const installed = 'node_modules/.package-lock.json'
const lock = 'package-lock.json'
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs

if (!current) {
  console.log('Installing packages (once) …')
  // npm's own warning about the Node version would repeat the sentence above.
  const quiet = sentence === null ? [] : ['--loglevel=error']
  const { status } = spawnSync(...commandLine(['npm', 'ci', '--no-audit', '--no-fund', ...quiet], { stdio: 'inherit' }))
  if (status !== 0) process.exit(status ?? 1)
}
