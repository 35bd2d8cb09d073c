import { describe, expect, it, vi } from 'vitest'
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

  it('where nothing may outlive the page, neither preferences nor drafts reach the browser’s storage [A-87]', () => {
    const setItem = vi.fn()
    const storage = { setItem, getItem: () => 'stored', removeItem: vi.fn() }
    vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
    for (const [kept, calls] of [
      ['memory', 0],
      ['browser', 2],
    ] as const) {
      const { store, sessionStore, noticePrompt } = composedApplication(async () => Response.json({}), kept)
      noticePrompt.dismissForever()
      sessionStore.set('draft', 'text')
      expect(setItem, kept).toHaveBeenCalledTimes(calls)
      expect([store.get('popupNotice'), sessionStore.get('draft'), store.get('other')], kept).toEqual(
        kept === 'memory' ? ['hidden', 'text', null] : ['stored', 'stored', 'stored'],
      )
      store.remove('popupNotice')
      expect(store.get('popupNotice'), kept).toBe(kept === 'memory' ? null : 'stored')
    }
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
