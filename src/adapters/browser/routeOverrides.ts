import * as z from 'zod/mini'
import { type ApiPathName, type ApiPaths, apiPaths } from '../http/apiPaths.ts'

/** Paths of an installation's own, by the names of our table. */
export const routeOverrides = z.transform((raw, { issues }): Partial<ApiPaths> => {
  const isTable = typeof raw === 'object' && !Array.isArray(raw)
  if (raw !== undefined && !isTable) issues.push({ code: 'custom', message: '이름과 경로의 묶음이어야 해요.', input: raw })
  const entries = isTable ? Object.entries(raw ?? {}) : []
  for (const [name, path] of entries) {
    const message = problemOf(name, path)
    if (message !== null) issues.push({ code: 'custom', message, input: path, path: [name] })
  }
  return Object.fromEntries(entries)
})

function problemOf(name: string, path: unknown): string | null {
  if (!isPathName(name)) return `바꿀 수 있는 이름은 ${Object.keys(apiPaths).join(', ')}이에요.`
  if (typeof path !== 'string' || !isUsable(path, apiPaths[name])) return '맨 앞 / 없이 쓴 경로여야 해요. (예: users/me)'
  const lost = needed(apiPaths[name]).find((place) => !path.includes(place))
  return lost === undefined ? null : `${lost} 자리가 있어야 해요.`
}

function isPathName(name: string): name is ApiPathName {
  return Object.hasOwn(apiPaths, name)
}

/** A channel may be told by its host, but nothing else tells what a call is about. */
function needed(standard: string): readonly string[] {
  return placesIn(standard).filter((place) => place !== '{channelDomain}')
}

/** Plain segments, none of them climbing out, and places that the call knows how to fill. */
function isUsable(path: string, standard: string): boolean {
  const places = placesIn(standard)
  return path.split('/').every((segment) => places.includes(segment) || /^(?!\.+$)[\w.~-]+$/.test(segment))
}

function placesIn(path: string): readonly string[] {
  return path.match(/\{\w+\}/g) ?? []
}
