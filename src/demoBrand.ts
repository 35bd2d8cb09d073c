import { fragmentOf, originalHeader } from './demoFetch.ts'
import { withBasePath } from './ui/kit/basePath.ts'
import type { DemoBrand } from './ui/kit/links.tsx'
import { parseChannelSettings } from './adapters/browser/channelSettingsJson.ts'

/** The demo's academy that buyers see under their own name. */
const academy = 'haeon'

/** The academy's name, whole or short, where it is no part of another word. */
const ownName = /(?<![가-힣])해온(코딩학원)?(?![가-힣])/g

/** Puts another name in the place of the academy's own in a JSON text. */
export function renamed(json: string, name: string): string {
  return json.replaceAll(ownName, () => JSON.stringify(name).slice(1, -1))
}

/** The address of the academy's home page under another name and colour, without its own name in any text and without its logo. */
export async function brandLink(brand: DemoBrand, fetch: (request: Request) => Promise<Response>, product: string): Promise<string> {
  const path = `/${product}/v1/channels/${academy}/info`
  const response = await fetch(new Request(new URL(path, location.href), { headers: { [originalHeader]: '' } }))
  const reading = parseChannelSettings(await response.json())
  if (!reading.ok) throw new Error(`the settings of ${academy} are not readable`)
  const { settings } = reading
  const named: typeof settings = JSON.parse(renamed(JSON.stringify(settings), brand.channelName))
  const branded = { ...named, ...brand, info: { ...named.info, logoUrl: null } }
  return new URL(withBasePath(`/?channel=${academy}`), location.href).href + (await fragmentOf(JSON.stringify(branded)))
}
