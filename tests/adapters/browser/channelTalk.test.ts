import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ChannelIo, channelTalk } from '../../../src/adapters/browser/channelTalk.ts'

interface Script {
  src: string
  async: boolean
  addEventListener(event: string, listener: () => void): void
  remove(): void
}

/** Makes the part of a page that the widget uses. */
function aPage() {
  const scripts: (Script & { fire(event: 'load' | 'error'): void })[] = []
  const createElement = () => {
    const listeners = new Map<string, () => void>()
    const element = {
      src: '',
      async: false,
      addEventListener: (event: string, listener: () => void) => void listeners.set(event, listener),
      remove: () => void scripts.splice(scripts.indexOf(element), 1),
      fire: (event: string) => listeners.get(event)?.(),
    }
    return element
  }
  const head = { append: (element: (typeof scripts)[number]) => void scripts.push(element) }
  const page = { document: { createElement, head }, setTimeout, clearTimeout } as unknown as Parameters<typeof channelTalk>[0]
  return { page, scripts }
}

/** Stands for the plugin once its script has loaded: answers a boot and remembers every command. */
const plugin = (page: { ChannelIO?: ChannelIo }, answer: unknown = null) => {
  const commands: unknown[][] = []
  page.ChannelIO = (...command: unknown[]) => {
    commands.push(command.slice(0, 2))
    const done = command[2]
    if (command[0] === 'boot' && typeof done === 'function') done(answer)
  }
  return commands
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the chat plugin', () => {
  it('is not on the page before the first click, and once after it [S-102]', async () => {
    const { page, scripts } = aPage()
    const chat = channelTalk(page)
    expect(scripts).toHaveLength(0)
    const opening = chat.open('key-1')
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([['https://cdn.channel.io/plugin/ch-plugin-web.js', true]])
    const commands = plugin(page)
    scripts[0]?.fire('load')
    expect(await opening).toBe('opened')
    expect(await chat.open('key-1')).toBe('opened')
    expect(scripts).toHaveLength(1)
    expect(commands).toEqual([
      ['boot', { pluginKey: 'key-1', language: 'ko', hideChannelButtonOnBoot: true }],
      ['showMessenger'],
      ['showMessenger'],
    ])
  })

  it('takes commands from the start, as its own snippet does', () => {
    const { page } = aPage()
    void channelTalk(page).open('key-1')
    page.ChannelIO?.('boot', { pluginKey: 'early' })
    expect(page.ChannelIO?.q).toEqual([['boot', { pluginKey: 'early' }]])
  })

  it('that is blocked has failed, and is tried again with the next click [F-064]', async () => {
    const { page, scripts } = aPage()
    const chat = channelTalk(page)
    const opening = chat.open('key-1')
    scripts[0]?.fire('error')
    expect(await opening).toBe('failed')
    expect(scripts).toHaveLength(0)
    const again = chat.open('key-1')
    plugin(page)
    scripts[0]?.fire('load')
    expect(await again).toBe('opened')
  })

  it('that does not come in ten seconds has failed; if it comes later, the next click opens it [F-064]', async () => {
    const { page, scripts } = aPage()
    const chat = channelTalk(page)
    const opening = chat.open('key-1')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await opening).toBe('failed')
    plugin(page)
    scripts[0]?.fire('load')
    expect(await chat.open('key-1')).toBe('opened')
    expect(scripts).toHaveLength(1)
  })

  it('that refuses the key has failed', async () => {
    const { page, scripts } = aPage()
    const opening = channelTalk(page).open('wrong')
    plugin(page, new Error('no such key'))
    scripts[0]?.fire('load')
    expect(await opening).toBe('failed')
  })
})
