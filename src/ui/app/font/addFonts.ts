import subsets from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'
import homeFont from './PretendardHome.woff2'
import type { KeyValueStore } from '../../../application/platform.ts'
import { whenIdle } from '../../kit/lazy.tsx'
import { cachedFontKey } from '../../kit/storageKeys.ts'

/**
 * Loads the characters of the home page in one file (`npm run font`) and the other subsets of Pretendard on demand. Both apply together,
 * because each change of fonts is another layout of the page.
 *
 * On the first visit they wait for `turn`, unless it is null: on a slow line they would delay the page's text by a second, and until then
 * the system's font shows it. They load at once on later visits, which have them in the cache, and on systems without Korean letters.
 */
export const loadFonts = async (store: KeyValueStore, turn: Promise<void> | null): Promise<void> => {
  if (turn !== null && store.get(cachedFontKey) !== homeFont) {
    await new Promise<void>(whenIdle)
    if (systemHasKorean()) await turn
  }
  const others = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: subsets, media: 'print' })
  document.head.append(others)
  const home = new FontFace('Pretendard Home', `url(${homeFont})`, { weight: '400 800' })
  const isLoaded = await home.load().then(
    () => true,
    () => false,
  )
  document.fonts.add(home)
  others.media = 'all'
  if (isLoaded) store.set(cachedFontKey, homeFont)
}

/** Tells whether the system has Korean letters. Without them it draws the same box as for a character that no font has. */
function systemHasKorean(): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return true
  context.font = '16px sans-serif'
  return context.measureText('가').width !== context.measureText('\u{10ffff}').width
}
