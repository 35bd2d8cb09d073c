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
  return typeof path === 'string' && isUsable(path, apiPaths[name]) ? null : '맨 앞 / 없이 쓴 경로여야 해요. (예: users/me)'
}

function isPathName(name: string): name is ApiPathName {
  return Object.hasOwn(apiPaths, name)
}

/** Plain segments, none of them climbing out, and places that the call knows how to fill. */
function isUsable(path: string, standard: string): boolean {
  const places: readonly string[] = standard.match(/\{\w+\}/g) ?? []
  return path.split('/').every((segment) => places.includes(segment) || /^(?!\.+$)[\w.~-]+$/.test(segment))
}
