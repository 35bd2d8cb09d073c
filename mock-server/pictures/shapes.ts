/** SVG in few bytes. `more` takes further attributes as they are written. */
export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${fill}"${spaced(more)}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${spaced(more)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${spaced(more)}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${spaced(more)}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${spaced(more)}/>`

export const group = (transform: string, ...parts: readonly string[]) => `<g transform="${transform}">${parts.join('')}</g>`

export const see = (opacity: number) => `opacity="${opacity}"`

export function picture(width: number, height: number, ...parts: readonly string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">`
  return `${head}${shorter(parts.join(''))}</svg>`
}

/** At most two decimals, no zero before the point. */
function shorter(svg: string): string {
  return svg
    .replace(/(\.\d\d)\d+/g, '$1')
    .replace(/\.(\d?)0+(?=[^\d.]|$)/g, (_, digit) => (digit === '' || digit === '0' ? '' : `.${digit}`))
    .replace(/(?<![\d.])0\./g, '.')
}

/** The eye of every creature. */
export const eye = (x: number, y: number, size = 4) =>
  circle(x, y, size, '#12233A', 'stroke="#fff" stroke-width="2"') + circle(x + size * 0.35, y - size * 0.35, size * 0.35, '#fff')

function spaced(more: string): string {
  return more === '' ? '' : ` ${more}`
}
