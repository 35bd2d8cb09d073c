// Asks the registry whether it knows of holes in what is shipped, for ten seconds at most.
import { spawnSync } from 'node:child_process'
import { auditVerdict } from './auditVerdict.mjs'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const { ok, text } = auditVerdict(stdout)
console.log(text)
if (!ok) process.exit(1)
