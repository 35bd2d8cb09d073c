import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import { ConnectionBar, useRetryChannelSettings } from '../../../src/ui/connection/ConnectionBar.tsx'
import type { QueryName } from '../../../src/ui/kit/query.ts'
import { useSite } from '../../../src/ui/site/useSite.ts'
import { noContent } from '../../domain/home/noContent.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeConnection } from '../../fakes/fakeConnection.ts'
import { renderInApp } from '../renderInApp.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const noNetwork = new CallError('GET', { kind: 'network' })

/** A page with two lists of a server that a test can take away. */
function open({ isNeeded = true } = {}) {
  const server = {
    failure: null as CallError | null,
    own: null as CallError | null,
    asked: [] as string[],
    ask: async (name: string) => {
      server.asked.push(name)
      const failure = name === 'quests' ? (server.own ?? server.failure) : server.failure
      if (failure) throw failure
      return `${name} ${server.asked.length}`
    },
  }
  const Lists = () => (['viewer', 'quests'] as const).map((name) => <List key={name} name={name} />)
  const List = ({ name }: { readonly name: QueryName }) => <p>{useQuery({ queryKey: [name], queryFn: () => server.ask(name) }).data}</p>
  const connection = fakeConnection(isNeeded)
  const page = renderInApp(
    <>
      <Lists />
      <ConnectionBar />
    </>,
    anApplication({ connection }),
  )
  return { ...page, server, connection }
}

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const passSeconds = (count: number) => passes(count * 1_000)
const news = () => document.querySelector('[data-connection] [aria-live="polite"]')?.textContent ?? null
const again = (client: ReturnType<typeof open>['client']) => void client.invalidateQueries()

/** Records everything that the bar's status says, in order. */
function listen() {
  const said: string[] = []
  const place = document.querySelector('[aria-live="polite"]')
  new MutationObserver(() => {
    const words = place?.textContent ?? ''
    if (words !== '' && words !== said.at(-1)) said.push(words)
  }).observe(place ?? document, { childList: true, characterData: true, subtree: true })
  return said
}

describe('without a network', () => {
  it('the bar says so, and with the network comes what was missed [F-116]', async () => {
    const { server, connection } = open()
    await passSeconds(2)
    expect(news()).toBeNull()
    connection.set(false)
    await passSeconds(1)
    expect(news()).toBe('인터넷 연결이 끊겼어요.')
    expect(server.asked).toEqual(['viewer', 'quests'])
    await passSeconds(120)
    expect(server.asked).toEqual(['viewer', 'quests'])
    connection.set(true)
    await passSeconds(3.1)
    expect(server.asked).toEqual(['viewer', 'quests', 'viewer', 'quests'])
    expect(news()).toBe('다시 연결됐어요.')
    await passSeconds(4)
    expect(news()).toBeNull()
  })

  it('a return is no success before the server has answered', async () => {
    const { server, connection } = open()
    await passSeconds(2)
    connection.set(false)
    await passSeconds(2)
    server.failure = noNetwork
    connection.set(true)
    await passSeconds(8)
    expect(news()).toBe('서버에 연결되지 않아요.')
    server.failure = null
    await passSeconds(6)
    expect(news()).toBe('다시 연결됐어요.')
  })

  it('coming and going every two seconds is one piece of news, and the calls keep their distance [F-116]', async () => {
    const { server, connection } = open()
    await passSeconds(2)
    const said = listen()
    for (let time = 0; time < 60; time += 4) {
      connection.set(false)
      await passSeconds(2)
      connection.set(true)
      await passSeconds(2)
    }
    expect(said).toEqual(['인터넷 연결이 끊겼어요.'])
    // The calls are made at 2, 10, 22 and 42 seconds: 5, 10 and 20 seconds after the previous one, or at the next return to the page.
    expect(server.asked.filter((name) => name === 'viewer')).toHaveLength(1 + 4)
    await passSeconds(6)
    expect(said).toEqual(['인터넷 연결이 끊겼어요.', '다시 연결됐어요.'])
    await passSeconds(4)
    expect(news()).toBeNull()
  })

  it('the demo goes on, and says so', async () => {
    const { connection } = open({ isNeeded: false })
    await passSeconds(2)
    connection.set(false)
    await passSeconds(1)
    expect(news()).toBe('지금은 오프라인이에요.')
    expect(screen.getByText('데모는 그대로 쓸 수 있어요.')).toBeVisible()
  })
})

describe('when the server is out of reach', () => {
  it('the bar counts the seconds to the next try, twice as many each time, and the lists stay [F-116] [F-086]', async () => {
    const { server, client } = open()
    await passSeconds(2)
    server.failure = noNetwork
    again(client)
    // Each list is tried three times, then the connection is checked three more times.
    await passSeconds(6.1)
    expect(news()).toBe('서버에 연결되지 않아요.')
    expect(screen.getByText('5초 뒤 다시 시도해요.')).toBeVisible()
    await passSeconds(1)
    expect(screen.getByText('4초 뒤 다시 시도해요.')).toBeVisible()
    await passSeconds(4)
    expect(screen.getByText('다시 연결하고 있어요.')).toBeVisible()
    await passSeconds(3)
    expect(screen.getByText('10초 뒤 다시 시도해요.')).toBeVisible()
    expect(screen.getByText('quests 2')).toBeVisible()
    server.failure = null
    await passSeconds(13)
    expect(news()).toBe('다시 연결됐어요.')
    expect(screen.queryByText('quests 2')).toBeNull()
  })

  it('the seconds are seen and not spoken', async () => {
    const { server, client } = open()
    await passSeconds(2)
    const said = listen()
    server.failure = noNetwork
    again(client)
    await passSeconds(60)
    expect(said).toEqual(['서버에 연결되지 않아요.'])
  })

  it('whoever does not want to wait tries at once', async () => {
    const { server, client } = open()
    await passSeconds(2)
    server.failure = noNetwork
    again(client)
    await passSeconds(7)
    server.failure = null
    fireEvent.click(screen.getByRole('button', { name: '지금 다시 시도' }))
    await passSeconds(3.1)
    expect(news()).toBe('다시 연결됐어요.')
  })

  it('nobody looking, nothing is asked; at the first glance it is [F-102]', async () => {
    const { server, client } = open()
    await passSeconds(2)
    server.failure = noNetwork
    again(client)
    await passSeconds(6)
    const before = server.asked.length
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    await passSeconds(3_600)
    expect(server.asked).toHaveLength(before)
    server.failure = null
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    await passSeconds(3.1)
    expect(news()).toBe('다시 연결됐어요.')
  })
})

describe('what is no trouble with the connection', () => {
  it.each([
    ['a refusal', new CallError('GET', { kind: 'status', status: 401 })],
    ['a fault of the server', new CallError('GET', { kind: 'status', status: 500 })],
    ['nonsense', new CallError('GET', { kind: 'notJson' })],
    ['a time that ran out', new CallError('GET', { kind: 'timeout' })],
  ])('%s brings no bar', async (_name, failure) => {
    const { server, client } = open()
    await passSeconds(2)
    server.failure = failure
    again(client)
    await passSeconds(60)
    expect(news()).toBeNull()
  })

  it.each([
    ['a refusal', new CallError('GET', { kind: 'status', status: 403 })],
    ['a fault of the server', new CallError('GET', { kind: 'status', status: 500 })],
    ['a login page', new CallError('GET', { kind: 'notJson' })],
  ])('%s is an answer: the server is there again', async (_name, answer) => {
    const { server, client } = open()
    await passSeconds(2)
    server.failure = noNetwork
    again(client)
    await passSeconds(8)
    expect(news()).toBe('서버에 연결되지 않아요.')
    server.failure = answer
    await passSeconds(30)
    expect(news()).toBeNull()
  })

  it('one list that fails by itself stays silent, beside others and alone [S-290] [F-006]', async () => {
    const { server, client } = open()
    await passSeconds(2)
    server.own = noNetwork
    again(client)
    await passSeconds(20)
    expect(news()).toBeNull()
    void client.invalidateQueries({ queryKey: ['quests'] })
    const before = server.asked.length
    await passSeconds(60)
    expect(news()).toBeNull()
    expect(server.asked.length - before).toBeLessThan(10)
  })
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a channel whose settings did not come has them asked for twice more [F-001]', async () => {
  const site = { site: { channelDomain: 'narae', isDesktop: true }, home: noContent, channel: null, tint: null }
  const load = vi.fn(async () => site)
  const Page = () => {
    useRetryChannelSettings()
    return <p>{useSite().status}</p>
  }
  renderInApp(<Page />, anApplication({ siteLoader: { ...anApplication().siteLoader, loadHome: load } }))
  const callsAfter = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
    return load.mock.calls.length
  }
  expect([await callsAfter(1), await callsAfter(2), await callsAfter(2), await callsAfter(50)]).toEqual([1, 2, 3, 3])
})
