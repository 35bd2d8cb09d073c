import { describe, expect, it } from 'vitest'
import { token, type Tokens } from '../src/container.ts'
import { composedApplication } from './fakes/composedApplication.ts'
import { settings } from './fakes/settings.ts'

const answers: Record<string, unknown> = { '/product/v1/users/me': { state: 'VALID', nickname: '하늘' } }

const application = () => composedApplication(async ({ url }) => Response.json(answers[new URL(url).pathname] ?? {}))

describe('the composition root', () => {
  it('wires a whole application that talks through the fetch it was given [S-333]', async () => {
    expect(await application().viewer.current()).toMatchObject({ authState: 'VALID', nickname: '하늘' })
  })

  it('keeps what it was given: clock, settings, expected site', () => {
    const { clock, expectedSite, settings: kept } = application()
    expect([clock.timeZone(), expectedSite.isDesktop, kept]).toEqual(['Asia/Seoul', true, settings])
  })

  it('does not compile when a factory is wired to the wrong tokens', () => {
    const wire = <From extends unknown[]>(_factory: (...from: From) => void, _from: Tokens<From>) => undefined
    const name = token<string>('name')
    const count = token<number>('count')
    wire((_name: string, _count: number) => undefined, [name, count])
    // @ts-expect-error the tokens stand in the wrong order
    wire((_name: string, _count: number) => undefined, [count, name])
    // @ts-expect-error a token is missing
    wire((_name: string, _count: number) => undefined, [name])
    expect(name).not.toBe(count)
    expect(token<number>('name')).not.toBe(name)
  })
})
