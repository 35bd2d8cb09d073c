import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.mjs'

/** A connection as Lighthouse simulates it: latency in ms for each request. */
export interface Line {
  readonly latency: number
  /** Bits a second. */
  readonly download: number
}

interface Visit {
  readonly url: string
  readonly line: Line
  /** A script that runs before the page and collects its results in `window.seen`. */
  readonly script: string
}

/** A browser without developer tools, as a phone four times slower than this machine. */
export interface Visitors {
  /** Opens the page with an empty cache, and returns the script's results once the page is idle. */
  visit<Seen>(visit: Visit): Promise<Seen>
  close(): void
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>

/** After this many ms without a request the page counts as idle. */
const quiet = 1500

export async function startVisitors(): Promise<Visitors> {
  const profile = mkdtempSync(join(tmpdir(), 'visitors-'))
  const path = chromiumPath({ isMeasured: true }) ?? chromium.executablePath()
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-extensions', '--disable-background-networking']
  const steady = ['--disable-backgrounding-occluded-windows', '--disable-renderer-backgrounding', '--lang=ko-KR']
  const child = spawn(path, [...flags, ...steady, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const { send, onEvent } = connect(child.stdio[3] as Writable, child.stdio[4] as Readable)
  await send('Browser.getVersion')
  return {
    visit: (visit) => open(send, onEvent, visit),
    close() {
      child.kill()
      void gone.then(() => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }))
    },
  }
}

/** Opens a page. `Runtime`, `Debugger` and `Log` stay off, because these domains slow a page down. */
async function open<Seen>(send: Send, onEvent: OnEvent, { url, line, script }: Visit): Promise<Seen> {
  const { browserContextId } = await send('Target.createBrowserContext')
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const ask = (method: string, params?: object) => send(method, params, String(sessionId))
  try {
    await ask('Page.enable')
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: script })
    await ask('Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true })
    await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
    await ask('Network.enable')
    await slowDown(ask, line)
    const rest = untilQuiet(onEvent, String(sessionId))
    await ask('Page.navigate', { url })
    await rest
    const { result } = await ask('Runtime.evaluate', { expression: 'window.seen', returnByValue: true })
    return (result as { value: Seen }).value
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId })
  }
}

async function slowDown(ask: Send, { latency, download }: Line): Promise<void> {
  await ask('Emulation.setCPUThrottlingRate', { rate: 4 })
  const throughput = { downloadThroughput: download / 8, uploadThroughput: download / 16 }
  await ask('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
}

interface NetworkEvent {
  readonly method: string
  readonly sessionId?: string
  readonly params: { readonly requestId?: string; readonly type?: string }
}

type OnEvent = (listen: (event: NetworkEvent) => void) => () => void

/** Waits until no request was made or open for a while; pictures below the fold may still come. */
async function untilQuiet(onEvent: OnEvent, session: string): Promise<void> {
  const onTheWay = new Set<string>()
  let last = Date.now()
  const stop = onEvent(({ method, sessionId, params: { requestId = '', type } }) => {
    if (sessionId !== session || !method.startsWith('Network.') || type === 'Image' || type === 'Media') return
    if (method === 'Network.requestWillBeSent') onTheWay.add(requestId)
    else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') onTheWay.delete(requestId)
    last = Date.now()
  })
  for (const end = last + 20_000; Date.now() < end && (onTheWay.size > 0 || Date.now() - last < quiet); ) await pause(50)
  stop()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Message {
  readonly id?: number
  readonly result?: Record<string, unknown>
  readonly error?: { readonly message: string }
}

/** The DevTools protocol over a pipe: JSON texts, each ended by a zero. */
function connect(input: Writable, output: Readable): { send: Send; onEvent: OnEvent } {
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Set<(event: NetworkEvent) => void>()
  let [text, lastId] = ['', 0]
  output.setEncoding('utf8')
  output.on('data', (chunk: string) => {
    const messages = (text + chunk).split('\0')
    text = messages.pop() ?? ''
    for (const json of messages) {
      const message = JSON.parse(json) as Message & NetworkEvent
      if (message.id === undefined) for (const listen of listeners) listen(message)
      else waiting.get(message.id)?.(message)
    }
  })
  return {
    send(method, params = {}, sessionId?) {
      const id = ++lastId
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result ?? {})
        })
      })
    },
    onEvent(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
