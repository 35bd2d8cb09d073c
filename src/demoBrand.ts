import { fragmentOf, originalHeader } from './demoFetch.ts'
import { withBasePath } from './ui/kit/basePath.ts'
import type { DemoBrand } from './ui/kit/links.tsx'
import { parseChannelSettings } from './adapters/browser/channelSettingsJson.ts'

/** The demo's academy that buyers see under their own name. */
const academy = 'haeon'

/** The address of the academy's home page under another name and colour, without its own logo. */
export async function brandLink(brand: DemoBrand, fetch: (request: Request) => Promise<Response>, product: string): Promise<string> {
  const path = `/${product}/v1/channels/${academy}/info`
  const response = await fetch(new Request(new URL(path, location.href), { headers: { [originalHeader]: '' } }))
  const reading = parseChannelSettings(await response.json())
  if (!reading.ok) throw new Error(`the settings of ${academy} are not readable`)
  const { settings } = reading
  const branded = { ...settings, ...brand, info: { ...settings.info, logoUrl: null } }
  return new URL(withBasePath(`/?channel=${academy}`), location.href).href + (await fragmentOf(JSON.stringify(branded)))
}
