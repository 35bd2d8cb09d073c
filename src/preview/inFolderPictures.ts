import { inFolder } from '../ui/app/inFolder.ts'

const pictures = '/demo-pictures/'

/** The demo world names its pictures from the root of the host; where the demo lies in a folder, so do they. */
export async function inFolderPictures(response: Response): Promise<Response> {
  if (import.meta.env.BASE_URL === '/' || response.body === null) return response
  return new Response((await response.text()).replaceAll(`"${pictures}`, `"${inFolder(pictures)}`), response)
}
