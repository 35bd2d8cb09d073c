import { consoleLog, localStore } from './adapters/browser/device.ts'
import { packText, unpackText } from './adapters/browser/packedText.ts'
import { withBasePath } from './ui/kit/basePath.ts'

const picturesPath = '/demo-pictures/'

/** Adds the demo's folder to the picture paths of its data, which start at the host's root. */
export async function withBasePathPictures(response: Response): Promise<Response> {
  if (import.meta.env.BASE_URL === '/' || response.body === null) return response
  return new Response((await response.text()).replaceAll(`"${picturesPath}`, `"${withBasePath(picturesPath)}`), response)
}

/** The prefix of a key that ends with the channel. */
export const settingsKeyPrefix = 'preview-settings/'
const keyOf = (channel: string) => `${settingsKeyPrefix}${channel}`

const storage = /* @__PURE__ */ localStore(consoleLog, () => window.sessionStorage)

/** The header that requests the settings as the backend has them, without those that are tried out. */
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
  /** Writes the name and the logo that are tried out into other answers about the channel, such as those with its cards. */
  async renamed(channel: string, request: Request, response: Response): Promise<Response> {
    const settings = storage.get(keyOf(channel))
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
    if (settings === null || !isJson || request.headers.has(originalHeader)) return response
    const { channelName, info } = Object(JSON.parse(settings))
    const answer: unknown = JSON.parse(await response.text(), (_, value: unknown) => {
      const isChannel = Object(value).channelDomain === channel && 'channelName' in Object(value)
      return isChannel ? { ...Object(value), channelName, channelLogoUrl: Object(info).logoUrl ?? null } : value
    })
    return new Response(JSON.stringify(answer), response)
  },
}

/** The settings travel in the fragment, which is not sent to servers and so not cut by their limits. */
const fragmentName = 'settings='

/** The maximum size in bytes: pictures that were chosen are inside, as data. */
const maxBytes = 4_000_000

/** Returns the settings that are tried out on a channel as a fragment of a link; empty for none. */
export async function settingsFragment(channel: string): Promise<string> {
  const settings = settingsOverrides.get(channel)
  return settings === null ? '' : fragmentOf(settings)
}

export const fragmentOf = async (settings: string): Promise<string> => `#${fragmentName}${await packText(settings)}`

/** Stores the settings in a link and removes its fragment at once, so that settings undone here stay undone after a reload. */
export async function adoptLinkedSettings(channel: string): Promise<void> {
  const url = new URL(location.href)
  if (!url.hash.startsWith(`#${fragmentName}`)) return
  const packed = url.hash.slice(fragmentName.length + 1)
  url.hash = ''
  history.replaceState(history.state, '', url)
  try {
    const settings = await unpackText(packed, maxBytes)
    JSON.parse(settings)
    settingsOverrides.set(channel, settings)
  } catch (error) {
    consoleLog.warn({ kind: 'call-failed', call: 'settings of a link', problem: String(error) })
  }
}
