import { parseHex, toOklch } from '../colour.ts'
import { brandTint } from './brandTint.ts'

/** The use of a colour that an operator picks. */
export type BrandUse =
  | { readonly kind: 'unchanged' }
  /** Too light for text: text and buttons get a darker tone of the same hue. */
  | { readonly kind: 'darkened'; readonly picked: string; readonly used: string }
  /** Grey, black or white: the default palette stays. */
  | { readonly kind: 'unused'; readonly picked: string }

/** Tells how a picked colour is used; null if it is no colour. */
export function brandUse(picked: string | null): BrandUse | null {
  if (picked === null || parseHex(picked) === null) return null
  const tint = brandTint(picked)
  if (tint === null) return { kind: 'unused', picked }
  const used = tint.light.action
  return lightnessApart(picked, used) < visible ? { kind: 'unchanged' } : { kind: 'darkened', picked, used }
}

/** The smallest visible difference in OKLCH lightness. */
const visible = 0.04

function lightnessApart(...colours: readonly string[]): number {
  const all = colours
    .map(parseHex)
    .filter((rgb) => rgb !== null)
    .map((rgb) => toOklch(rgb).lightness)
  return Math.max(...all) - Math.min(...all)
}
