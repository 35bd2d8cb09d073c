// Asks the registry for known vulnerabilities in the shipped packages, for ten seconds at most. With REQUIRE_AUDIT=1 a missing answer
// fails, too.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { commandLine } from '../.ci/commandLine.mjs'
import { auditVerdict, shippedPackages } from './auditVerdict.mjs'

const { stdout } = spawnSync(...commandLine(['npm', 'audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000'], { encoding: 'utf8' }))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { ok, text } = auditVerdict(stdout, shippedPackages(lock), process.env.REQUIRE_AUDIT === '1')
console.log(text)
if (!ok) process.exit(1)
