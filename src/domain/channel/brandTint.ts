import { contrast, fromOklab, fromOklch, type LinearRgb, type Oklch, parseHex, toHex, toOklab, toOklch } from '../colour.ts'

/** The tokens of the palette that a channel's colour replaces. */
export const tintTokens = [
  'action',
  'action-hover',
  'action-text',
  'link',
  'primary',
  'primary-soft',
  'focus',
  'ocean-500',
  'ocean-600',
  'ocean-700',
  'progress-from',
  'brand',
  'brand-deep',
] as const
type TintToken = (typeof tintTokens)[number]
export type Palette = Readonly<Record<TintToken, string>>

/** A channel's colour adapted to both themes. */
export interface BrandTint {
  readonly light: Palette
  readonly dark: Palette
}

/** The backgrounds under brand colours, as in tokens.css, the surface of cards first. */
export const backgrounds = {
  light: ['#ffffff', '#f6f9fc', '#eef3f8'],
  dark: ['#111e31', '#0a1422', '#18283f', '#0d1929'],
} as const

/** Contrast of text (4.5:1), with a margin for rounding of colour channels. */
const minTextContrast = 4.6
/** Below this chroma a colour looks grey. */
const minChroma = 0.03
const lightnessStep = 0.005

/** Computes the palette; null when the colour is unusable: the default palette stays. */
export function brandTint(brandColor: string | null): BrandTint | null {
  const rgb = parseHex(brandColor)
  const brand = rgb && toOklch(rgb)
  if (!brand || brand.chroma < minChroma) return null
  return { light: lightPalette(brand), dark: darkPalette(brand) }
}

function lightPalette(brand: Oklch): Palette {
  const soft = tone(brand, 0.965, 0.02)
  const action = findTone(brand, { from: Math.min(brand.lightness, 0.56), by: -lightnessStep }, (rgb) => isReadable(rgb, 'light', soft))
  const deeper = tone(brand, action.lightness - 0.07, brand.chroma)
  const lively = tone(brand, action.lightness + 0.05, brand.chroma)
  return palette({ action: action.rgb, hover: deeper, text: white, primary: action.rgb, soft, lively, deeper, ...fills(brand) })
}

/** The maximum chroma in the dark theme, where the full colour is too bright. */
const maxDarkChroma = 0.15

function darkPalette(brand: Oklch): Palette {
  const muted = { ...brand, chroma: Math.min(brand.chroma, maxDarkChroma) }
  const soft = tone(brand, 0.29, 0.055)
  const text = tone(brand, 0.2, 0.04)
  const primary = findTone(muted, { from: 0.78, by: lightnessStep }, (rgb) => isReadable(rgb, 'dark', soft))
  const action = findTone(muted, { from: 0.68, by: lightnessStep }, (rgb) => contrast(rgb, text) >= minTextContrast)
  return palette({
    action: action.rgb,
    hover: tone(muted, action.lightness + 0.08, muted.chroma),
    text,
    primary: primary.rgb,
    soft,
    lively: tone(muted, 0.64, muted.chroma),
    deeper: tone(muted, 0.42, muted.chroma),
    ...fills({ ...brand, lightness: Math.min(brand.lightness, maxDarkFill) }),
  })
}

/** The maximum lightness of large areas in the dark theme, where brighter ones are too bright. */
const maxDarkFill = 0.66

/** Returns the colours of large areas without text: the very colour that was chosen, and a deeper one. */
const fills = (brand: Oklch) => ({
  fill: tone(brand, brand.lightness, brand.chroma),
  deepFill: tone(brand, brand.lightness - 0.14, brand.chroma),
})

type Tones = Readonly<Record<'action' | 'hover' | 'text' | 'primary' | 'soft' | 'lively' | 'deeper' | 'fill' | 'deepFill', LinearRgb>>

function palette(tones: Tones): Palette {
  return {
    action: toHex(tones.action),
    'action-hover': toHex(tones.hover),
    'action-text': toHex(tones.text),
    link: toHex(tones.primary),
    primary: toHex(tones.primary),
    'primary-soft': toHex(tones.soft),
    focus: toHex(tones.primary),
    'ocean-500': toHex(tones.lively),
    'ocean-600': toHex(tones.action),
    'ocean-700': toHex(tones.deeper),
    'progress-from': toHex(tones.primary),
    brand: toHex(tones.fill),
    'brand-deep': toHex(tones.deepFill),
  }
}

interface Tone {
  readonly lightness: number
  readonly rgb: LinearRgb
}

/** Moves lightness towards black or white, keeping the hue, until the contrast is enough. */
function findTone(
  brand: Oklch,
  { from, by }: { readonly from: number; readonly by: number },
  isAccepted: (rgb: LinearRgb) => boolean,
): Tone {
  const rgb = tone(brand, from, brand.chroma)
  return isAccepted(rgb) ? { lightness: from, rgb } : findTone(brand, { from: from + by, by }, isAccepted)
}

/** Checks the contrast on every background of text: page and card, a hovered soft button, and a soft background of its hue. */
function isReadable(rgb: LinearRgb, theme: keyof typeof backgrounds, soft: LinearRgb): boolean {
  const all = backgroundsOf(theme)
  return [...all, ...all.slice(0, 1).map((surface) => tintedSurface(rgb, surface)), soft].every(
    (ground) => contrast(rgb, ground) >= minTextContrast,
  )
}

/** Mixes the colours as `color-mix(in oklab, var(--primary) 16%, var(--surface))` does. */
function tintedSurface(rgb: LinearRgb, surface: LinearRgb): LinearRgb {
  const [one, other] = [toOklab(rgb), toOklab(surface)]
  const mix = (at: 0 | 1 | 2) => 0.16 * one[at] + 0.84 * other[at]
  return fromOklab([mix(0), mix(1), mix(2)])
}

function tone({ hue, chroma }: Oklch, lightness: number, maxChroma: number): LinearRgb {
  return fromOklch({ lightness, chroma: Math.min(chroma, maxChroma), hue })
}

const white: LinearRgb = [1, 1, 1]

function backgroundsOf(theme: keyof typeof backgrounds): readonly LinearRgb[] {
  return backgrounds[theme].map(parseHex).filter((rgb) => rgb !== null)
}
