import { readdirSync, readFileSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { commandLine } from '../.ci/commandLine.mjs'
import { nodeAdvice } from '../.ci/nodeVersion.mjs'
import { addressIn } from '../mock-server/offline/precacheList.ts'
import packageJson from '../package.json' with { type: 'json' }
import { readSources } from './importGraph.ts'
import { letterCaseFaults, nameFaults, shellFaults, systemFaults } from './portability.ts'

const folders = ['.ci', 'mock-server', 'public', 'src', 'tests']
const sources = readSources(folders, /\.(?:mjs|mts|tsx?)$/)
const rootFiles = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
const paths = [
  ...rootFiles,
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  ),
]

const tree = (files: Record<string, string>) => new Map(Object.entries(files))

describe('the project runs on every system', () => {
  it('its commands need no shell', () => {
    expect(shellFaults(packageJson.scripts)).toEqual([])
  })

  it.each(['tsc && vite', 'PORT=1 vite', 'rm -rf dist', 'vite > log', 'vitest run "tests/*"', 'echo $PORT', "node -e '1'"])(
    'a command like %s is found',
    (command) => {
      expect(shellFaults({ build: command })).toHaveLength(1)
    },
  )

  it('its scripts start programs and name files in ways that each system has', () => {
    const own = new Set(['.ci/commandLine.mjs', 'tests/portability.ts', 'tests/portability.test.ts'])
    expect(systemFaults(new Map([...sources].filter(([path]) => !own.has(path))))).toEqual([])
  })

  it.each([
    "new URL('..', import.meta.url).pathname",
    "spawn('npm', ['ci'])",
    "execFileSync('npx', ['vite'])",
    "spawn(words[0], words, { shell: process.platform === 'win32' })",
    "mkdtempSync('/tmp/build-')",
    "import(join(folder, 'a.js'))",
  ])('a script that says %s is found', (code) => {
    expect(systemFaults(tree({ 'tests/run.mjs': code }))).toHaveLength(1)
  })

  it('no two of its files are one, and none has a name that a system refuses', () => {
    expect(nameFaults(paths)).toEqual([])
  })

  it.each([
    [['src/ui/Card.tsx', 'src/ui/card.tsx'], 'src/ui/card.tsx: differs from src/ui/Card.tsx in letter case alone'],
    [['src/ui/a.ts', 'src/UI/b.ts'], 'src/UI: differs from src/ui in letter case alone'],
    [['src/aux.ts'], 'src/aux.ts: Windows has no such name'],
    [['src/a:b.ts'], 'src/a:b.ts: Windows has no such name'],
  ])('%j is found', (named, fault) => {
    expect(nameFaults(named)).toEqual([fault])
  })

  it('each import names its file in the letters that the file has', () => {
    expect(letterCaseFaults(sources, paths)).toEqual([])
    const wrong = tree({ 'src/ui/a.ts': "import { Card } from './card.tsx'" })
    expect(letterCaseFaults(wrong, ['src/ui/a.ts', 'src/ui/Card.tsx'])).toEqual([
      'src/ui/a.ts: imports src/ui/card.tsx, the file is src/ui/Card.tsx',
    ])
  })

  it('its texts keep their ends of lines, by which programs and pictures are identified', () => {
    expect(readFileSync('.gitattributes', 'utf8')).toContain('* text=auto eol=lf')
  })
})

test.each([
  ['win32', win32, 'C:\\site\\dist-demo', 'C:\\site\\dist-demo\\assets\\python\\a b.js'],
  ['win32, with a slash at the end', win32, 'C:\\site\\dist-demo\\', 'C:\\site\\dist-demo\\assets\\python\\a b.js'],
  ['posix', posix, '/site/dist-demo', '/site/dist-demo/assets/python/a b.js'],
  ['posix, relative', posix, 'dist-demo', 'dist-demo/assets/python/a b.js'],
])('a file of a folder has the same address on %s', (_, system, folder, file) => {
  expect(addressIn(folder, file, system)).toBe('assets/python/a b.js')
})

test('a command is started by a shell on Windows, and without one elsewhere', () => {
  expect(commandLine(['npm', 'ci', '--no-fund'], { stdio: 'inherit' }, 'win32')).toEqual([
    'npm ci --no-fund',
    { stdio: 'inherit', shell: true },
  ])
  expect(commandLine(['npm', 'ci', '--no-fund'], { stdio: 'inherit' }, 'linux')).toEqual(['npm', ['ci', '--no-fund'], { stdio: 'inherit' }])
})

test.each([
  ['18.20.4', false, /^This is Node 18\.20\.4, with which the project does not run: install Node 22\.13/],
  ['20.18.0', false, /does not run/],
  ['20.19.0', true, /run with it, but/],
  ['21.7.0', false, /does not run/],
  ['22.12.0', false, /does not run/],
  ['22.13.0', true, null],
  ['23.4.0', false, /does not run/],
  ['23.11.0', true, /run with it, but/],
  ['24.0.0', true, null],
  ['26.1.0', true, null],
])('Node %s: usable %s, said in front %s', (version, isUsable, sentence) => {
  const advice = nodeAdvice(version)
  expect(advice.isUsable).toBe(isUsable)
  if (sentence === null) expect(advice.sentence).toBeNull()
  else expect(advice.sentence).toMatch(sentence)
})

test('`engines` asks for the same Node as the sentence', () => {
  expect(packageJson.engines.node).toBe('>=22.13')
  expect(nodeAdvice('18.0.0').sentence).toContain('Node 22.13 or later')
})
