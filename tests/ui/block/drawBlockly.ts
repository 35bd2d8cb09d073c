import { beforeAll } from 'vitest'

/** jsdom measures no text and adopts no style sheets. With an answer to both, the real Blockly works in it, though nothing has a size. */
export function drawBlockly(): void {
  beforeAll(() => {
    if (!('adoptedStyleSheets' in document)) Object.assign(document, { adoptedStyleSheets: [] })
    Object.assign(SVGElement.prototype, { getBBox: () => new DOMRect(), getComputedTextLength: () => 0 })
    HTMLCanvasElement.prototype.getContext = () => null
  })
}
