import type { ChatWidget } from '../../application/chat.ts'

/** The one outside script of the product (a CSP must allow it). It comes after a click and never before. */
const scriptUrl = 'https://cdn.channel.io/plugin/ch-plugin-web.js'
const timeoutMs = 10_000

/** The queue accepts commands from the start; the script works through `q` when it has loaded. */
export interface ChannelIo {
  (...command: unknown[]): void
  c?: (command: unknown[]) => void
  q?: unknown[][]
}
type ChatPage = Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'> & { ChannelIO?: ChannelIo }

/** Creates Channel Talk's plugin: loaded once, booted with the channel's key, opened on every click. */
export function channelTalk(page: ChatPage): ChatWidget {
  let script: Promise<void> | null = null
  let bootedKey: string | null = null

  const load = (): Promise<void> => {
    script ??= loadScript(page).catch((error: unknown) => {
      script = null
      throw error
    })
    return withTimeout(page, script)
  }
  const boot = async (pluginKey: string) => {
    if (bootedKey === pluginKey) return
    await withTimeout(page, bootPlugin(page, pluginKey))
    bootedKey = pluginKey
  }

  return {
    async open(pluginKey) {
      try {
        await load()
        await boot(pluginKey)
        page.ChannelIO?.('showMessenger')
        return 'opened'
      } catch {
        return 'failed'
      }
    },
  }
}

function loadScript(page: ChatPage): Promise<void> {
  page.ChannelIO ??= commandQueue()
  const element = page.document.createElement('script')
  element.async = true
  element.src = scriptUrl
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error('the chat script did not load'))
    })
    page.document.head.append(element)
  })
}

/** Does the same as the snippet in the plugin's documentation. */
function commandQueue(): ChannelIo {
  const queue: unknown[][] = []
  const take = (command: unknown[]) => void queue.push(command)
  return Object.assign((...command: unknown[]) => take(command), { q: queue, c: take })
}

function bootPlugin(page: ChatPage, pluginKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    page.ChannelIO?.('boot', { pluginKey, language: 'ko', hideChannelButtonOnBoot: true }, (error: unknown) => {
      if (error) reject(new Error('the chat refused to start'))
      else resolve()
    })
  })
}

function withTimeout<T>(page: ChatPage, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = page.setTimeout(() => reject(new Error('the chat took too long')), timeoutMs)
    void work.then(resolve, reject).finally(() => page.clearTimeout(timer))
  })
}
