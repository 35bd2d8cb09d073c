/** An OKLCH colour: lightness 0…1, chroma, hue in radians. Equal lightness looks equally light in every hue. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Red, green and blue in linear light; outside 0…1 for a colour that no screen can show. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number]

/** Parses `#rrggbb`, which every stylesheet understands. Null for anything else. */
export function parseHex(text: string | null): LinearRgb | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '') ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [parseLinearChannel(red), parseLinearChannel(green), parseLinearChannel(blue)]
}

export function toHex(rgb: LinearRgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(gammaEncode(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function toOklab([red, green, blue]: LinearRgb): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function fromOklab([lightness, a, b]: Oklab): LinearRgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

export function toOklch(rgb: LinearRgb): Oklch {
  const [lightness, a, b] = toOklab(rgb)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

const bisectionSteps = 12

/** Returns the colour for a screen. A colour that no screen can show loses chroma, and keeps lightness and hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): LinearRgb {
  const at = (share: number) => fromOklab([lightness, chroma * share * Math.cos(hue), chroma * share * Math.sin(hue)])
  if (isInGamut(at(1))) return at(1)
  let [shown, tooMuch] = [0, 1]
  for (let step = 0; step < bisectionSteps; step++) {
    const share = (shown + tooMuch) / 2
    if (isInGamut(at(share))) shown = share
    else tooMuch = share
  }
  return clampRgb(at(shown))
}

const gamutTolerance = 1e-4

function isInGamut(rgb: LinearRgb): boolean {
  return rgb.every((part) => part >= -gamutTolerance && part <= 1 + gamutTolerance)
}

function clampRgb([red, green, blue]: LinearRgb): LinearRgb {
  return [clampUnit(red), clampUnit(green), clampUnit(blue)]
}

const clampUnit = (part: number) => Math.min(1, Math.max(0, part))

function parseLinearChannel(hex: string): number {
  const part = Number.parseInt(hex, 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function gammaEncode(part: number): number {
  const light = clampUnit(part)
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Returns WCAG's contrast ratio, 1…21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
