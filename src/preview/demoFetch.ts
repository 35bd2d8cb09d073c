import type { ChannelInfoJson } from '../application/preview/channelSettings.ts'
import { inFolder } from '../ui/kit/pages.ts'

const pictures = '/demo-pictures/'

/** The demo world names its pictures from the root of the host; where the demo lies in a folder, so do they. */
export async function inFolderPictures(response: Response): Promise<Response> {
  if (import.meta.env.BASE_URL === '/' || response.body === null) return response
  return new Response((await response.text()).replaceAll(`"${pictures}`, `"${inFolder(pictures)}`), response)
}

const tried = new Map<string, ChannelInfoJson>()

/** Channel settings that somebody tries out in the demo's playground. They last until the page is loaded again and are answered in the backend's stead. */
export const triedSettings = {
  get: (channel: string) => tried.get(channel) ?? null,
  set: (channel: string, settings: ChannelInfoJson | null) =>
    void (settings === null ? tried.delete(channel) : tried.set(channel, settings)),
  clear: () => tried.clear(),
  answer(request: Request): Response | null {
    const [, channel] = /\/channels\/([^/]+)\/info$/.exec(new URL(request.url).pathname) ?? []
    const settings = channel === undefined ? undefined : tried.get(decodeURIComponent(channel))
    return settings === undefined ? null : Response.json(settings)
  },
}
