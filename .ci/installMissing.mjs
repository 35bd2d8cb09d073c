// Installs the packages when they are missing or older than the lock file, so that `npm start` and `npm test` work in a fresh clone.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const lock = 'package-lock.json'
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs

if (!current) {
  console.log('Installing packages (once) …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' })
}
