import { beforeAll } from 'vitest'

/** Lets the real Blockly run in jsdom, which measures no text and adopts no style sheets. Everything has size zero. */
export function drawBlockly(): void {
  beforeAll(() => {
    if (!('adoptedStyleSheets' in document)) Object.assign(document, { adoptedStyleSheets: [] })
    Object.assign(SVGElement.prototype, { getBBox: () => new DOMRect(), getComputedTextLength: () => 0 })
    HTMLCanvasElement.prototype.getContext = () => null
  })
}
