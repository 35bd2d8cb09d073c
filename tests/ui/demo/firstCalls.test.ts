import { expect, test } from 'vitest'
import { contract } from '../../../src/adapters/http/contract/contract.ts'
import { firstCalls } from '../../../src/adapters/http/contract/firstCalls.ts'
import { missingRule, rulesBeside } from '../../conform/missingCalls.ts'
import { openDemo, opensDemos, sections } from './openDemo.ts'

opensDemos()

const namesOfFirst = new Set(firstCalls.map(({ name }) => name))
const viewOf = (site: 'main' | 'channel') => (site === 'main' ? {} : { channel: 'haeon' })

/** The sections of the home page over a backend that these rules make. */
const sectionsUnder = async (site: 'main' | 'channel', fault: readonly string[]) => {
  await openDemo({ ...viewOf(site), ...(fault.length > 0 && { fault: fault.join() }) })
  return sections()
}

/** Calls on which several sections depend, so each is tried on its own; the others are left out together. */
const decisive = new Set(['recommendations', 'me', 'channelInfo'])

test.each(['main', 'channel'] as const)(
  'a backend of twelve calls has the whole home page of a %s site; each that is missing hides what the contract says, and nothing else [F-018]',
  async (site) => {
    expect(namesOfFirst.size).toBe(12)
    const whole = await sectionsUnder(site, [])
    expect(await sectionsUnder(site, rulesBeside(namesOfFirst))).toEqual(whole)
    const here = firstCalls.filter((call) => call.site === site)
    const lists = here.filter(({ name }) => !decisive.has(name))
    for (const missing of [...here.filter(({ name }) => decisive.has(name)).map((one) => [one]), lists]) {
      const left = await sectionsUnder(site, contract.filter(({ name }) => missing.some((one) => one.name === name)).map(missingRule))
      const due = new Set(missing.flatMap(({ hides }) => hides))
      expect(new Set(whole.filter((id) => !left.includes(id)))).toEqual(due)
    }
  },
)
