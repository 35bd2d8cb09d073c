import { expect, test } from 'vitest'
import type { ApiCall } from '../../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../../src/adapters/http/contract/contract.ts'
import { firstCalls } from '../../../src/adapters/http/contract/firstCalls.ts'
import { openDemo, opensDemos, sections } from './openDemo.ts'

opensDemos()

const ruleOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path.replace(/\{\w+\}/g, '*')}:404`
const namesOfFirst = new Set(firstCalls.map(({ name }) => name))
/** A place stands for any word, so that the rule for `users/courses/{id}` would mean a list beside it, too. */
const meansFirst = ({ path }: { readonly path: string }) =>
  contract.some((call) => namesOfFirst.has(call.name) && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(call.path))
const viewOf = (site: 'main' | 'channel') => (site === 'main' ? {} : { channel: 'haeon' })

/** The sections of the home page over a backend without these calls. */
const sectionsWithout = async (site: 'main' | 'channel', isLeftOut: (call: ApiCall) => boolean) => {
  const fault = contract.filter(isLeftOut).map(ruleOf)
  await openDemo({ ...viewOf(site), ...(fault.length > 0 && { fault: fault.join() }) })
  return sections()
}

/** What these hang on takes more along than a list of its own; the others are left out together. */
const decisive = new Set(['recommendations', 'me', 'channelInfo'])

test.each(['main', 'channel'] as const)(
  'a backend of twelve calls has the whole home page of a %s site; each that is missing hides what the contract says, and nothing else [F-018]',
  async (site) => {
    expect(namesOfFirst.size).toBe(12)
    const whole = await sectionsWithout(site, () => false)
    expect(await sectionsWithout(site, (call) => !meansFirst(call))).toEqual(whole)
    const here = firstCalls.filter((call) => call.site === site)
    const lists = here.filter(({ name }) => !decisive.has(name))
    for (const missing of [...here.filter(({ name }) => decisive.has(name)).map((one) => [one]), lists]) {
      const left = await sectionsWithout(site, ({ name }) => missing.some((one) => one.name === name))
      const due = new Set(missing.flatMap(({ hides }) => hides))
      expect(new Set(whole.filter((id) => !left.includes(id)))).toEqual(due)
    }
  },
)
