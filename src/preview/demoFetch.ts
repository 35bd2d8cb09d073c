import type { ChannelInfoJson } from '../application/preview/channelSettings.ts'
import { withBasePath } from '../ui/kit/basePath.ts'

const picturesPath = '/demo-pictures/'

/** The demo's data has picture paths from the host's root; a demo in a folder needs the folder in front. */
export async function withBasePathPictures(response: Response): Promise<Response> {
  if (import.meta.env.BASE_URL === '/' || response.body === null) return response
  return new Response((await response.text()).replaceAll(`"${picturesPath}`, `"${withBasePath(picturesPath)}`), response)
}

const overrides = new Map<string, ChannelInfoJson>()

/** Channel settings from the demo's playground. They replace the backend's answer until the page is reloaded. */
export const settingsOverrides = {
  get: (channel: string) => overrides.get(channel) ?? null,
  set: (channel: string, settings: ChannelInfoJson | null) =>
    void (settings === null ? overrides.delete(channel) : overrides.set(channel, settings)),
  clear: () => overrides.clear(),
  answer(request: Request): Response | null {
    const [, channel] = /\/channels\/([^/]+)\/info$/.exec(new URL(request.url).pathname) ?? []
    const settings = channel === undefined ? undefined : overrides.get(decodeURIComponent(channel))
    return settings === undefined ? null : Response.json(settings)
  },
}
