import type { SettingsTrial } from '../application/preview/SettingsTrial.ts'
import type { ChannelInfoJson } from '../application/preview/ChannelInfoJson.ts'
import { channelInfoJsonOf } from '../application/preview/readChannelInfoJson.ts'
import type { Environment } from '../container.ts'
import { readEnvironment } from '../environment.ts'
import { triedSettings } from './triedSettings.ts'

/** By channel and address: another seed or amount of content is another world. */
const originals = new Map<string, ChannelInfoJson>()

/** Tries settings out on a channel of the demo; `changed` is told each time. */
export function demoSettingsTrial(channel: string, changed: () => void, startAt = readEnvironment): SettingsTrial {
  const address = new URL(location.href)
  address.searchParams.set('latency', '0')
  address.searchParams.delete('fault')
  const view = `${channel} ${address.search}`
  const load = async () => {
    const start = startAt(address)
    if (!start.ok) return null
    const answer = await ask(start.environment, channel).finally(start.stop)
    const reading = channelInfoJsonOf(answer)
    return reading.ok ? reading.settings : null
  }
  return {
    async original() {
      const known = originals.get(view)
      if (known !== undefined || triedSettings.get(channel)) return known ?? null
      const settings = await load()
      // What could not be read may be readable in another view.
      if (settings !== null) originals.set(view, settings)
      return settings
    },
    tried: () => triedSettings.get(channel),
    tryOut(settings) {
      triedSettings.set(channel, settings)
      changed()
    },
  }
}

async function ask({ fetch, config }: Environment, channel: string): Promise<unknown> {
  const path = `/${config.product}/v1/channels/${encodeURIComponent(channel)}/info`
  const response = await fetch(new Request(new URL(path, location.href)))
  return response.ok ? response.json() : null
}
