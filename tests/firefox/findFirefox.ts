import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const browsers = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** True in a bare container, where the script may install packages. */
const isContainer = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const attempts = isContainer ? ['apt-get update -qq', 'apt-get install -y -qq firefox-esr'] : []

/** Path of the browser to start: FIREFOX_PATH, the system's, or one that can be installed. */
export function findFirefox(): string {
  const path = process.env['FIREFOX_PATH']
  if (path !== undefined && path !== '') {
    if (!existsSync(path)) throw new Error(`FIREFOX_PATH names ${path}, but there is no such file.`)
    return path
  }
  const isThere = () => browsers.find((one) => existsSync(one))
  for (const attempt of attempts) {
    if (isThere() !== undefined) break
    // oxlint-disable-next-line no-console -- installing takes its time
    console.log(`No Firefox found: trying ${attempt} …`)
    const [program = '', ...args] = attempt.split(' ')
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const found = isThere()
  if (found !== undefined) return found
  const wayOut = 'Install it (`apt install firefox-esr` on Debian) or name it in FIREFOX_PATH, then run `npm run test:firefox` again.'
  throw new Error(`These tests need Firefox, and none was found or could be installed. ${wayOut}`)
}
