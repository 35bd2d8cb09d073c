// Asks the registry whether it knows of holes in what is shipped, for ten seconds at most. REQUIRE_AUDIT=1: no answer fails, too.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { auditVerdict, shippedPackages } from './auditVerdict.mjs'

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { ok, text } = auditVerdict(stdout, shippedPackages(lock), process.env.REQUIRE_AUDIT === '1')
console.log(text)
if (!ok) process.exit(1)
