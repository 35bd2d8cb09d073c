import { CallFailed } from '../../application/platform/CallFailed.ts'
import type { Id } from '../../domain/Id.ts'
import { idInPath } from '../../domain/idInPath.ts'

/** `users/{id}` with its places filled, each value as one percent-encoded segment. */
export function fillPath(template: string, params: Readonly<Record<string, Id>>): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => segment(name, params[name]))
}

/** `..` and `%2e%2e` climb out of the path even when encoded, so they are refused rather than encoded. */
function segment(name: string, value: Id | undefined): string {
  const text = String(value ?? '')
  if (text === '' || text === '.' || text === '..') throw new CallFailed(`no usable value for {${name}}`, { kind: 'unaskable' })
  return idInPath(text)
}
