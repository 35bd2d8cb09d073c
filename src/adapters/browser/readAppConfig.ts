import * as z from 'zod/mini'
import type { Log } from '../../application/platform/Log.ts'
import type { SiteSettings } from '../../domain/site/SiteSettings.ts'
import type { ApiPaths } from '../http/apiPaths.ts'
import { company, host, hosts, link, origin, outsideLink, pathSegment, yesNo, words } from './configFields.ts'
import { consoleLog } from './consoleLog.ts'
import { jsonBlock } from './jsonBlock.ts'
import { routeOverrides } from './routeOverrides.ts'

/** What one installation sets in its page, without a rebuild. */
export interface AppConfig {
  /** Origin of the API; empty: the page's own. */
  readonly apiOrigin: string
  /** First segment of every call's path. */
  readonly product: string
  /** The role preview, for teachers and operators. */
  readonly preview: boolean
  /** Overrides of the table of paths. */
  readonly routes: Partial<ApiPaths>
  readonly settings: SiteSettings
}

interface ConfigProblem {
  /** The key as written in the block, `routes.me` for one inside. */
  readonly key: string
  readonly problem: string
}

type AppConfigReading =
  | { readonly ok: true; readonly config: AppConfig }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

const blockId = 'app-config'

const block = z.object({
  apiOrigin: origin(''),
  product: pathSegment('product'),
  preview: yesNo(false),
  routes: routeOverrides,
  rootDomain: host,
  mainOrigin: origin(null),
  contestOrigin: origin(null),
  allowedHosts: hosts,
  mainBannerUrl: outsideLink,
  studioGuideUrl: outsideLink,
  loginUrl: link('/login'),
  signupUrl: link('/signup'),
  mainRanking: yesNo(true),
  josa: yesNo(false),
  loginSubtitle: yesNo(true),
  channelTerm: words,
  company,
})

/** A key that nobody knows stops nothing, but the log names it: it may be misspelled. */
export function readAppConfig(page: Pick<Document, 'querySelector'>, log: Log = consoleLog): AppConfigReading {
  const raw = parse(jsonBlock(page, blockId) || '{}')
  const result = z.safeParse(block, raw)
  if (!result.success) return { ok: false, problems: result.error.issues.map(problemOf) }
  for (const key of keysOf(raw)) if (!(key in block.shape)) log.warn({ kind: 'unknown-setting', key })
  const { apiOrigin, product, preview, routes, rootDomain, mainOrigin, contestOrigin, allowedHosts, ...rest } = result.data
  const settings = { links: { rootDomain, mainOrigin, contestOrigin, allowedHosts }, ...rest }
  return { ok: true, config: { apiOrigin, product, preview, routes, settings } }
}

const keysOf = (raw: unknown) => (typeof raw === 'object' && raw !== null ? Object.keys(raw) : [])

/** What is no JSON is no object either, and is told as such. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf({ path, message }: z.core.$ZodIssue): ConfigProblem {
  return path.length === 0 ? { key: blockId, problem: '{"이름": 값} 꼴의 JSON이어야 해요.' } : { key: path.join('.'), problem: message }
}
