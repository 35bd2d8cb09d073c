import type { Palette } from '../palettes.ts'
import { circle, group, path, rect, see } from '../shapes.ts'

const whale = 'M18 6h24v6h6v6h6V6h6v12h-6v12h-6v6H12v-6H6V18h6v-6h6Z'

const pixel = (x: number, y: number, w: number, fill: string) => rect(x, y, w, 6, 0, fill)

/** A console with a pixel whale that jumps for coins. */
export function game(p: Palette): string {
  return [
    rect(40, 50, 240, 116, 40, p.deep, see(0.32)),
    rect(40, 42, 240, 116, 40, '#fff'),
    path('M240 42a40 40 0 0 1 40 40v36a40 40 0 0 1-40 40h-12V42Z', p.soft),
    path('M80 42h14v116H80a40 40 0 0 1-40-40V82a40 40 0 0 1 40-40Z', p.soft),
    rect(94, 54, 134, 92, 12, p.ink),
    pixel(100, 128, 122, p.a) + pixel(100, 134, 122, p.b),
    pixel(172, 104, 30, p.a) + pixel(178, 110, 18, p.b),
    group('translate(104 82)', path(whale, '#6FC3FF'), path('M12 30h36v6H12Z', '#fff', see(0.75)), path('M36 18h6v6h-6Z', '#12233A')),
    path('M132 70h6v-6h6v6h-6v6h-6Z', '#fff', see(0.7)),
    circle(187, 84, 7, '#FFD34F') + circle(208, 72, 5, '#FFD34F') + circle(187, 84, 3, '#fff', see(0.6)),
    path('M60 90h9v-9h10v9h9v10h-9v9H69v-9h-9Z', p.ink),
    circle(246, 88, 10, p.b),
    circle(264, 106, 10, p.a),
    rect(238, 126, 22, 6, 3, p.ink, see(0.35)),
    circle(74, 130, 4, p.ink, see(0.35)),
  ].join('')
}
