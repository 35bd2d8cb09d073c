import { CallFailed } from '../../application/platform/CallFailed.ts'
import { climbsOut } from '../../domain/climbsOut.ts'
import type { Id } from '../../domain/Id.ts'
import { idInPath } from '../../domain/idInPath.ts'

/** `users/{id}` with its places filled, each value as one percent-encoded segment. */
export function fillPath(template: string, params: Readonly<Record<string, Id>>): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => segment(name, params[name]))
}

/** What no encoding makes a segment is refused rather than encoded. */
function segment(name: string, value: Id | undefined): string {
  const text = String(value ?? '')
  if (text === '' || climbsOut(text)) throw new CallFailed(`no usable value for {${name}}`, { kind: 'unaskable' })
  return idInPath(text)
}
