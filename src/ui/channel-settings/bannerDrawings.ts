import { type Creature, creatures } from '../../domain/quest.ts'
import sprite from '../art/creatures.svg?raw'

/** The water of a drawing. It has no background, so that the channel's colour shows; in small places the texts stand below. */
const water =
  '<g fill="#fff"><path opacity=".1" d="M0 176q80-40 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0V260H0Z"/><path opacity=".12" d="M0 208q80-30 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0V260H0Z"/><g opacity=".2"><circle cx="620" cy="44" r="18"/><circle cx="96" cy="84" r="14"/><circle cx="1216" cy="60" r="20"/><circle cx="1000" cy="110" r="9"/><circle cx="388" cy="96" r="11"/></g><circle cx="640" cy="130" r="112" opacity=".9"/></g>'

/** The transforms of three copies of the creature: a large one in the middle, and two that follow. */
const places = ['translate(548 38) scale(1.92)', 'translate(250 96) scale(1.2)', 'translate(890 84) scale(1.3)']

function drawingOf(creature: Creature): string {
  const shape = new RegExp(`<symbol id="${creature}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1] ?? ''
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  const figures = places.map((place) => `<use href="#c" transform="${place}"/>`).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="260" viewBox="0 0 1280 260" ${round}><defs><g id="c">${shape}</g></defs>${water}${figures}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** The drawings that a banner can use. Each is a data URL, so that it needs no server storage. */
export const bannerDrawings: readonly { readonly creature: Creature; readonly url: string }[] = creatures.map((creature) => ({
  creature,
  url: drawingOf(creature),
}))
