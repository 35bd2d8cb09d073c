import { encoded } from './encoded.ts'

/** `/course?page=1&order=DESC`. The names are ours and need no encoding. */
export function hrefWith(path: string, parameters: readonly (readonly [name: string, value: string])[]): string {
  return `${path}?${parameters.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`
}
