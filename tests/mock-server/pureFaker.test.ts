import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pureFaker } from '../../mock-server/pureFaker.ts'

const { filter, handler } = pureFaker().transform as unknown as { filter: { id: RegExp }; handler: (code: string) => { code: string } }
const folder = 'node_modules/@faker-js/faker/dist/'
const scriptsIn = (path: string) => readdirSync(path).filter((name) => name.endsWith('.js'))
const languages = scriptsIn(`${folder}locale`)

describe('the bundler is told that faker’s languages do nothing by themselves [S-335]', () => {
  test('in every file of faker that makes an instance, which are as many as there are languages', () => {
    let instances = 0
    for (const file of [...scriptsIn(folder), ...languages.map((name) => `locale/${name}`)]) {
      expect(filter.id.test(`/app/${folder}${file}`)).toBe(true)
      const { code } = handler(readFileSync(folder + file, 'utf8'))
      const made = code.match(/new \w+\(\{\s*locale:/g)?.length ?? 0
      expect(made, file).toBe(code.match(/\/\*#__PURE__\*\/new \w+\(\{\s*locale:/g)?.length ?? 0)
      instances += made
    }
    expect(languages.length).toBeGreaterThan(0)
    expect(instances).toBe(languages.length)
  })

  test('and nowhere else, and once only', () => {
    expect(filter.id.test('/app/src/main.tsx')).toBe(false)
    const once = handler('const a=new x({locale:[b,c]})').code
    expect(once).toBe('const a=/*#__PURE__*/new x({locale:[b,c]})')
    expect(handler(once).code).toBe(once)
  })
})
