import type { HomeDataSource } from '../../application/home/HomeDataSource.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { HomeData } from '../../domain/home/HomeData.ts'
import type { ApiPaths } from './apiPaths.ts'
import { reported } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { parseHomeData } from './schemas/parseHomeData.ts'

/** The data inlined in the page, or else one call. `inline` is the block's text, null when the page has none. */
export function httpHomeDataSource(client: HttpClient, paths: ApiPaths, log: Log, inline: string | null): HomeDataSource {
  const fromCall = (signal?: AbortSignal) =>
    reported(log, paths.recommendations, async () => parseHomeData(await client.get(paths.recommendations, { signal }), log))

  return {
    async load(signal) {
      return (inline === null ? null : fromPage(inline, log)) ?? fromCall(signal)
    },
  }
}

function fromPage(inline: string, log: Log): HomeData | null {
  try {
    return parseHomeData(JSON.parse(inline), log)
  } catch {
    log.warn({ kind: 'call-failed', call: 'inline home data', problem: 'unusable' })
    return null
  }
}
