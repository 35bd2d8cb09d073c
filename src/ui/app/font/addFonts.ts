import subsets from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'
import homeFont from './PretendardHome.woff2'

/**
 * Loads the characters of the home page in one file (`npm run font`) and the other subsets of Pretendard on demand. Both apply together,
 * because each change of fonts is another layout of the page.
 */
export const loadFonts = () => {
  const others = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: subsets, media: 'print' })
  document.head.append(others)
  const home = new FontFace('Pretendard Home', `url(${homeFont})`, { weight: '400 800' })
  const add = () => {
    document.fonts.add(home)
    others.media = 'all'
  }
  home.load().then(add, add)
}
