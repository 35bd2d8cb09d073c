import type { LinearRgb } from './oklch.ts'

/** WCAG's contrast ratio, 1…21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
