import * as z from 'zod/mini'
import { consoleLog } from './device.ts'
import { type ApiPathName, apiPaths, type ApiPaths } from '../http/apiPaths.ts'
import type { Log } from '../../application/platform.ts'
import { safeUrl } from '../../domain/site/safeUrl.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'

/** A value that is unset or empty falls back; an unusable value is a reported problem. */
function configField<T, F>(fallback: F, problem: string, read: (raw: unknown) => T | undefined) {
  return z.transform((raw, { issues }): T | F => {
    if (raw === undefined || raw === null || raw === '') return fallback
    const value = read(raw)
    if (value === undefined) issues.push({ code: 'custom', message: problem, input: raw })
    return value ?? fallback
  })
}

const originField = <F>(fallback: F) =>
  configField(fallback, '경로 없이 https://로 시작하는 주소여야 해요. (예: https://api.example.kr)', (raw) => {
    const url = parseExternalUrl(raw)
    return url !== undefined && url.href === `${url.origin}/` ? url.origin : undefined
  })

const externalUrlField = configField(null, 'https://로 시작하는 주소여야 해요.', (raw) => parseExternalUrl(raw)?.href)

const linkField = <F>(fallback: F) =>
  configField(fallback, '/로 시작하는 경로나 https://로 시작하는 주소여야 해요.', (raw) => {
    const url = safeUrl(raw)
    return url?.startsWith('/') ? url : parseExternalUrl(url)?.href
  })

const pathSegmentField = (fallback: string) =>
  configField(fallback, '영문, 숫자, -, _로 된 한 단어여야 해요. (예: product)', (raw) => matchPattern(/^[\w-]+$/, raw))

const hostField = configField(null, '호스트 이름이어야 해요. (예: example.kr)', parseHost)

const hostListField = configField([], '호스트 이름의 목록이어야 해요. (예: ["example.kr"])', (raw): readonly string[] | undefined => {
  const read = Array.isArray(raw) ? raw.map(parseHost) : [undefined]
  return read.every((name) => name !== undefined) ? read : undefined
})

/** Patterns of pages, `/learn/problem/{id}` for instance, as the router writes them: `/learn/problem/:id`. */
const pageListField = configField(
  [],
  '/로 시작하는 주소 꼴의 목록이어야 해요. (예: ["/shop", "/blog/{blogId}"])',
  (raw): readonly string[] | undefined => {
    const read = Array.isArray(raw) ? raw.map((pattern) => matchPattern(/^(\/([\w-]+|\{\w+\}))+$/, pattern)) : [undefined]
    return read.every((pattern) => pattern !== undefined) ? read.map((pattern) => pattern.replaceAll(/\{(\w+)\}/g, ':$1')) : undefined
  },
)

const booleanField = (fallback: boolean) =>
  configField(fallback, 'true나 false여야 해요.', (raw) => (typeof raw === 'boolean' ? raw : undefined))

const textField = configField(null, '글이어야 해요.', (raw) => (typeof raw === 'string' ? raw.trim() || null : undefined))

const companySchema = z.object(
  {
    businessName: textField,
    telephone: textField,
    address: textField,
    email: textField,
    representative: textField,
    businessNumber: textField,
  },
  '상호와 연락처의 묶음이어야 해요. (예: {"businessName": "코딩바다"})',
)

const companyField = z.pipe(
  z.nullish(companySchema),
  z.transform((facts) => (facts ? { isUsed: true, ...facts } : null)),
)

function parseHost(raw: unknown): string | undefined {
  return matchPattern(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*(:\d{1,5})?$/i, raw)?.toLowerCase()
}

function matchPattern(pattern: RegExp, raw: unknown): string | undefined {
  return typeof raw === 'string' && pattern.test(raw) ? raw : undefined
}

/** Encrypted, unless it stays on this machine. */
function parseExternalUrl(raw: unknown): URL | undefined {
  const url = safeUrl(raw)
  if (url === null || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  const staysHere = /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(parsed.hostname)
  return parsed.protocol === 'https:' || staysHere ? parsed : undefined
}

/** The text of a JSON block that the host of the page may fill in, or put beside the empty one; blank when there is none. */
function readJsonBlock(page: Pick<Document, 'querySelector'>, id: string): string {
  return page.querySelector(`script[id="${id}"][type="application/json"]:not(:empty)`)?.textContent?.trim() ?? ''
}

/** Paths that the installation overrides, by the names of our table. */
const routeOverrides = z.transform((raw, { issues }): Partial<ApiPaths> => {
  const isTable = typeof raw === 'object' && !Array.isArray(raw)
  if (raw !== undefined && !isTable) issues.push({ code: 'custom', message: '이름과 경로의 묶음이어야 해요.', input: raw })
  const entries = isTable ? Object.entries(raw ?? {}) : []
  for (const [name, path] of entries) {
    const message = routeProblem(name, path)
    if (message !== null) issues.push({ code: 'custom', message, input: path, path: [name] })
  }
  return Object.fromEntries(entries)
})

function routeProblem(name: string, path: unknown): string | null {
  if (!isPathName(name)) return `바꿀 수 있는 이름은 ${Object.keys(apiPaths).join(', ')}이에요.`
  if (typeof path !== 'string' || !isValidRoute(path, apiPaths[name])) return '맨 앞 / 없이 쓴 경로여야 해요. (예: users/me)'
  const lost = requiredPlaceholders(apiPaths[name]).find((place) => !path.includes(place))
  return lost === undefined ? null : `${lost} 자리가 있어야 해요.`
}

function isPathName(name: string): name is ApiPathName {
  return Object.hasOwn(apiPaths, name)
}

/** Returns the placeholders that a path needs. A host may name the channel, but the others have no other source. */
function requiredPlaceholders(standard: string): readonly string[] {
  return placeholdersIn(standard).filter((place) => place !== '{channelDomain}')
}

/** Plain segments, none of them climbing out, and places that the call knows how to fill. */
function isValidRoute(path: string, standard: string): boolean {
  const places = placeholdersIn(standard)
  return path.split('/').every((segment) => places.includes(segment) || /^(?!\.+$)[\w.~-]+$/.test(segment))
}

function placeholdersIn(path: string): readonly string[] {
  return path.match(/\{\w+\}/g) ?? []
}

/** The settings of an installation, in its page, without a rebuild. */
export interface AppConfig {
  /** Origin of the API; empty means the page's origin. */
  readonly apiOrigin: string
  /** First segment of every call's path. */
  readonly product: string
  /** The role preview, for teachers and operators. */
  readonly preview: boolean
  /** Overrides of the table of paths. */
  readonly routes: Partial<ApiPaths>
  /** Pages that another part of the platform shows instead of this app, as patterns of the router. */
  readonly platformPages: readonly string[]
  /** The address that takes reports of faults and Core Web Vitals; null reports nothing. */
  readonly reportUrl: string | null
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

const configSchema = z.object({
  apiOrigin: originField(''),
  product: pathSegmentField('product'),
  preview: booleanField(false),
  routes: routeOverrides,
  platformPages: pageListField,
  reportUrl: linkField(null),
  rootDomain: hostField,
  mainOrigin: originField(null),
  contestOrigin: originField(null),
  allowedHosts: hostListField,
  mainBannerUrl: externalUrlField,
  studioGuideUrl: externalUrlField,
  loginUrl: linkField('/login'),
  signupUrl: linkField('/signup'),
  mainRanking: booleanField(true),
  josa: booleanField(false),
  loginSubtitle: booleanField(true),
  onlineTutor: booleanField(false),
  channelTerm: textField,
  company: companyField,
})

/** An unknown key is ignored, but the log names it, since it may be misspelled. */
export function readAppConfig(page: Pick<Document, 'querySelector'>, log: Log = consoleLog): AppConfigReading {
  const raw = parseJson(readJsonBlock(page, blockId) || '{}')
  const result = z.safeParse(configSchema, raw)
  if (!result.success) return { ok: false, problems: result.error.issues.map(configProblem) }
  for (const key of keysOf(raw)) if (!(key in configSchema.shape)) log.warn({ kind: 'unknown-setting', key })
  const { apiOrigin, product, preview, routes, platformPages, reportUrl, rootDomain, mainOrigin, contestOrigin, allowedHosts, ...rest } =
    result.data
  const settings = { links: { rootDomain, mainOrigin, contestOrigin, allowedHosts }, ...rest }
  return { ok: true, config: { apiOrigin, product, preview, routes, platformPages, reportUrl, settings } }
}

const keysOf = (raw: unknown) => (typeof raw === 'object' && raw !== null ? Object.keys(raw) : [])

/** Text that is not JSON is reported in the same way as JSON that is not an object. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function configProblem({ path, message }: z.core.$ZodIssue): ConfigProblem {
  return path.length === 0 ? { key: blockId, problem: '{"이름": 값} 꼴의 JSON이어야 해요.' } : { key: path.join('.'), problem: message }
}

/** The content of a page whose host could have inlined the home data and did not. */
const emptyBlocks: ReadonlySet<string> = new Set(['', 'null', '{}'])

/** The home data that was supplied with the page, as text; null when there is none. */
export function inlineHomeData(page: Document): string | null {
  const text = readJsonBlock(page, 'home-data')
  return emptyBlocks.has(text) ? null : text
}
