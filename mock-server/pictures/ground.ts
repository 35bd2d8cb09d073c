import type { Palette } from './palettes.ts'
import { circle, line, path, see } from './shapes.ts'

export const width = 320
export const height = 200

/** What a picture stands on: two tones of the palette, and something calm of the sea. */
export function ground({ from, to }: Palette, mood: number): string {
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return `${gradient}<path d="M0 0h${width}v${height}H0Z" fill="url(#g)"/>${moods[mood % moods.length]}`
}

const light = '#fff'
const moods: readonly string[] = [
  path('M0 158q40-22 80 0t80 0 80 0 80 0V200H0Z', light, see(0.14)) +
    path('M0 178q32-16 64 0t64 0 64 0 64 0 64 0V200H0Z', light, see(0.16)),
  circle(276, 26, 104, light, see(0.1)) + circle(276, 26, 66, light, see(0.12)),
  path('M-10-10 96 210h54L24-10ZM66-10 206 210h30L90-10Z', light, see(0.1)),
  line('M18 22H310M18 48H310M18 74H310M18 100H310M18 126H310M18 152H310M18 178H310', light, 4, `stroke-dasharray="0 26" ${see(0.2)}`),
  line('M-20 60q60-40 120 0t120 0 120 0M-20 110q60-40 120 0t120 0 120 0M-20 160q60-40 120 0t120 0 120 0', light, 10, see(0.1)),
  circle(36, 168, 74, light, see(0.1)) + circle(296, 60, 44, light, see(0.1)) + circle(254, 14, 12, light, see(0.18)),
]
