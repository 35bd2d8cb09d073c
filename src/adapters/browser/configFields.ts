import * as z from 'zod/mini'
import { safeUrl } from '../../domain/site/safeUrl.ts'

/** What is not set, or set to nothing, falls back; what is set and cannot be used is a problem to be told. */
function setting<T, F>(fallback: F, problem: string, read: (raw: unknown) => T | undefined) {
  return z.transform((raw, { issues }): T | F => {
    if (raw === undefined || raw === null || raw === '') return fallback
    const value = read(raw)
    if (value === undefined) issues.push({ code: 'custom', message: problem, input: raw })
    return value ?? fallback
  })
}

export const origin = <F>(fallback: F) =>
  setting(fallback, '경로 없이 https://로 시작하는 주소여야 해요. (예: https://api.example.kr)', (raw) => {
    const url = outsideUrl(raw)
    return url !== undefined && url.href === `${url.origin}/` ? url.origin : undefined
  })

export const outsideLink = setting(null, 'https://로 시작하는 주소여야 해요.', (raw) => outsideUrl(raw)?.href)

export const link = (fallback: string) =>
  setting(fallback, '/로 시작하는 경로나 https://로 시작하는 주소여야 해요.', (raw) => {
    const url = safeUrl(raw)
    return url?.startsWith('/') ? url : outsideUrl(url)?.href
  })

export const pathSegment = (fallback: string) =>
  setting(fallback, '영문, 숫자, -, _로 된 한 단어여야 해요. (예: product)', (raw) => matching(/^[\w-]+$/, raw))

export const host = setting(null, '호스트 이름이어야 해요. (예: example.kr)', hostOf)

export const hosts = setting([], '호스트 이름의 목록이어야 해요. (예: ["example.kr"])', (raw): readonly string[] | undefined => {
  const read = Array.isArray(raw) ? raw.map(hostOf) : [undefined]
  return read.every((name) => name !== undefined) ? read : undefined
})

export const yesNo = (fallback: boolean) =>
  setting(fallback, 'true나 false여야 해요.', (raw) => (typeof raw === 'boolean' ? raw : undefined))

export const words = setting(null, '글이어야 해요.', (raw) => (typeof raw === 'string' ? raw.trim() || null : undefined))

const companyFacts = z.object(
  { businessName: words, telephone: words, address: words, email: words, representative: words, businessNumber: words },
  '상호와 연락처의 묶음이어야 해요. (예: {"businessName": "코딩바다"})',
)

export const company = z.pipe(
  z.nullish(companyFacts),
  z.transform((facts) => (facts ? { isUsed: true, ...facts } : null)),
)

function hostOf(raw: unknown): string | undefined {
  return matching(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*(:\d{1,5})?$/i, raw)?.toLowerCase()
}

function matching(pattern: RegExp, raw: unknown): string | undefined {
  return typeof raw === 'string' && pattern.test(raw) ? raw : undefined
}

/** Encrypted, unless it stays on this machine. */
function outsideUrl(raw: unknown): URL | undefined {
  const url = safeUrl(raw)
  if (url === null || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  const staysHere = /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(parsed.hostname)
  return parsed.protocol === 'https:' || staysHere ? parsed : undefined
}
