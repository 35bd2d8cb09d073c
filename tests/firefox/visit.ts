import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { view } from '../e2e/view.ts'
import { fieldPath, namedPath } from '../webkit/namedPath.ts'
import { findFirefox } from './findFirefox.ts'

/** Settings of a visitor's system or browser, as Firefox's own preferences. */
type Preferences = Readonly<Record<string, boolean | number | string>>

export const startFirefox = (preferences: Preferences = {}): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    env: { ...process.env, TZ: 'Asia/Seoul' },
    extraPrefsFirefox: { 'intl.accept_languages': 'ko-KR, ko', ...preferences },
  })

/** Limits that end a hang; they measure no speed. */
export const patient = { timeout: 60_000, interval: 100 }

declare global {
  interface Window {
    /** Violations of the page's security policy. */
    trouble?: string[]
  }
}

/**
 * Visits a page. Elements are found by names and texts in the document, since Firefox's own queries by role do not reach into shadow roots,
 * where the editor is.
 */
export async function visit(browser: Browser, siteUrl: string, viewport = { width: 1440, height: 900 }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const noise = listen(page, siteUrl)
  await page.evaluateOnNewDocument(() => {
    window.trouble = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.trouble?.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await page.setViewport(viewport)

  const count = (selector: string) => page.$$eval(selector, ({ length }) => length)
  const words = (selector = 'body') => page.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector)
  const says = (text: string | RegExp, selector = 'body') =>
    expect.poll(() => words(selector), patient).toMatch(typeof text === 'string' ? literally(text) : text)
  /** Finds the first visible element. */
  const found = async (path: string): Promise<ElementHandle> => {
    let first: ElementHandle | undefined
    const look = async () => {
      for (const one of await page.$$(`xpath/${path}`)) if (await one.isVisible()) return (first = one)
      return undefined
    }
    await expect.poll(() => look().catch(() => undefined), { ...patient, message: path }).toBeDefined()
    return first!
  }
  const named = (name: string, within?: string) => found(namedPath(name, within))
  const field = (name: string, within?: string) => found(fieldPath(name, within))
  /** Clicks a button, and tries again while it is redrawn or covered by something that is closing. */
  const press = async (name: string, within = '') => {
    const once = async () => {
      const button = await named(name, within)
      const isOnTop = await button.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      })
      if (!isOnTop) return 'something lies over it'
      await button.click()
      return 'pressed'
    }
    await expect.poll(() => once().catch((reason: unknown) => String(reason)), { ...patient, message: name }).toBe('pressed')
  }
  /** Replaces the text of a field. */
  const fill = async (name: string, text: string, within?: string) => {
    const place = await field(name, within)
    await place.evaluate((element) => {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new TypeError('no field of text')
      element.focus()
      element.select()
    })
    await insert(text === '' ? null : text)
  }
  /** Inserts text at the caret like an on-screen keyboard; null deletes the selection. */
  const insert = (text: string | null) =>
    page.evaluate((what) => void document.execCommand(what === null ? 'delete' : 'insertText', false, what ?? ''), text)
  const chord = async (...keys: readonly ('Control' | 'Shift' | 'a' | 'd' | 'End' | 'Enter')[]) => {
    for (const key of keys) await page.keyboard.down(key)
    for (const key of keys.toReversed()) await page.keyboard.up(key)
  }

  return {
    page,
    count,
    words,
    says,
    named,
    field,
    press,
    fill,
    insert,
    chord,
    /** Opens a view of the demo, and waits until its lists are here. */
    async open(path: string, parameters: Readonly<Record<string, string>> = {}) {
      await page.goto(`${siteUrl}${view(parameters, path)}`)
      await expect.poll(() => count('[aria-busy="true"]'), patient).toBe(0)
    },
    async hasNone(selector: string) {
      await expect.poll(() => count(selector), patient).toBe(0)
    },
    /** Waits until the page has drawn the effect of a key or a finger. */
    drawn: () => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))),
    /** Closes the page, and fails if anything was logged or violated the policy. */
    async end() {
      const broken = await page.evaluate(() => window.trouble ?? [])
      const told = await Promise.all(noise)
      await context.close()
      expect([...told, ...broken]).toEqual([])
    },
    /** Drops the entries until here: the test expects them. */
    forgetNoise: () => void noise.splice(0),
  }
}

export type Visit = Awaited<ReturnType<typeof visit>>

const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))

/** Messages without consequence: CodeMirror measures its size a frame later, and a worker was ended while a program ran. */
const harmless = ['ResizeObserver loop', 'uncaught exception: undefined']

/** Console warnings and errors, uncaught errors, failed requests and requests to another origin. */
function listen(page: Page, siteUrl: string): Promise<string>[] {
  const told: Promise<string>[] = []
  const note = (text: string) => told.push(Promise.resolve(text))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warn') return
    const values = Promise.all(message.args().map((value) => value.evaluate(String)))
    told.push(values.then((texts) => `${message.type()}: ${texts.join(' ')}`).catch(() => message.text()))
  })
  page.on('pageerror', (error) => {
    const text = String(error)
    if (!harmless.some((one) => text.includes(one))) note(`uncaught: ${text}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page or the browser itself cancelled the request.
    if (reason !== 'NS_BINDING_ABORTED') note(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(siteUrl)) note(`outside: ${url}`)
  })
  return told
}

/** Controls the code editor, which is in a shadow root. */
export const editorOf = ({ page, chord, insert, press }: Visit, name = '코드') => {
  const place = `[data-editor] >>> .cm-content[aria-label="${name}"]`
  const code = async () => {
    const content = await page.$(place)
    if (content === null) return null
    return content.$$eval('.cm-line', (lines) => lines.map(({ textContent }) => textContent).join('\n'))
  }
  return {
    code,
    async write(text: string) {
      await expect.poll(code, patient).not.toBeNull()
      await (await page.$(place))?.click()
      await chord('Control', 'a')
      await insert(text)
      await expect.poll(async () => (await code())?.trim(), patient).toBe(text.trim())
    },
    async submit(text: string) {
      await this.write(text)
      await press('제출')
    },
  }
}

export type Editor = ReturnType<typeof editorOf>
