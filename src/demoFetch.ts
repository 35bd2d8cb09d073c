import { consoleLog, localStore } from './adapters/browser/device.ts'
import { packText, unpackText } from './adapters/browser/packedText.ts'
import { withBasePath } from './ui/kit/basePath.ts'

const picturesPath = '/demo-pictures/'

/** The demo's data has picture paths from the host's root; a demo in a folder needs the folder in front. */
export async function withBasePathPictures(response: Response): Promise<Response> {
  if (import.meta.env.BASE_URL === '/' || response.body === null) return response
  return new Response((await response.text()).replaceAll(`"${picturesPath}`, `"${withBasePath(picturesPath)}`), response)
}

/** Followed by the channel. */
export const settingsKeyPrefix = 'preview-settings/'
const keyOf = (channel: string) => `${settingsKeyPrefix}${channel}`

const storage = /* @__PURE__ */ localStore(consoleLog, () => window.sessionStorage)

/** Asks for the settings as the backend has them, whatever is tried out. */
export const originalHeader = 'x-original-settings'

/** Channel settings from the demo's playground, as JSON. They replace the backend's answer in this window, also after a reload. */
export const settingsOverrides = {
  get: (channel: string) => storage.get(keyOf(channel)),
  set: (channel: string, settings: string | null) =>
    settings === null ? storage.remove(keyOf(channel)) : storage.set(keyOf(channel), settings),
  answer(request: Request): Response | null {
    if (request.headers.has(originalHeader)) return null
    const [, channel] = /\/channels\/([^/]+)\/info$/.exec(new URL(request.url).pathname) ?? []
    const settings = channel === undefined ? null : storage.get(keyOf(decodeURIComponent(channel)))
    return settings === null ? null : new Response(settings, { headers: { 'content-type': 'application/json' } })
  },
}

/** In the fragment, which no server sees and no limit of theirs cuts. */
const fragmentName = 'settings='

/** Pictures that somebody chose are inside, as data. */
const mostBytes = 4_000_000

/** The settings that are tried out on a channel, as a fragment that carries them to a colleague; empty for none. */
export async function settingsFragment(channel: string): Promise<string> {
  const settings = settingsOverrides.get(channel)
  return settings === null ? '' : fragmentOf(settings)
}

export const fragmentOf = async (settings: string): Promise<string> => `#${fragmentName}${await packText(settings)}`

/** Takes over the settings that a link brings, and at once the link's fragment away: what is undone here stays undone after a reload. */
export async function adoptLinkedSettings(channel: string): Promise<void> {
  const url = new URL(location.href)
  if (!url.hash.startsWith(`#${fragmentName}`)) return
  const packed = url.hash.slice(fragmentName.length + 1)
  url.hash = ''
  history.replaceState(history.state, '', url)
  try {
    const settings = await unpackText(packed, mostBytes)
    JSON.parse(settings)
    settingsOverrides.set(channel, settings)
  } catch (error) {
    consoleLog.warn({ kind: 'call-failed', call: 'settings of a link', problem: String(error) })
  }
}
