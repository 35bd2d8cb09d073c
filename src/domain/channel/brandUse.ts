import { parseHex, toOklch } from '../colour.ts'
import { brandTint } from './brandTint.ts'

/** How a colour that an operator picks is used. */
export type BrandUse =
  | { readonly kind: 'kept' }
  /** Too light for text: text and buttons get a darker tone of the same hue. */
  | { readonly kind: 'darkened'; readonly picked: string; readonly used: string }
  /** Grey, black or white: the default palette stays. */
  | { readonly kind: 'unused'; readonly picked: string }

/** Null for what is no colour at all. */
export function brandUse(picked: string | null): BrandUse | null {
  if (picked === null || parseHex(picked) === null) return null
  const tint = brandTint(picked)
  if (tint === null) return { kind: 'unused', picked }
  const used = tint.light.action
  return lightnessApart(picked, used) < visible ? { kind: 'kept' } : { kind: 'darkened', picked, used }
}

/** In OKLCH lightness; smaller differences are invisible. */
const visible = 0.04

function lightnessApart(...colours: readonly string[]): number {
  const all = colours
    .map(parseHex)
    .filter((rgb) => rgb !== null)
    .map((rgb) => toOklch(rgb).lightness)
  return Math.max(...all) - Math.min(...all)
}
