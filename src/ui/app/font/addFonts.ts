import subsets from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'
import homeFont from './PretendardHome.woff2'

/**
 * What the home page needs of Pretendard, in one file (`npm run font`), and its other characters, as they turn up. Each change of
 * a page's fonts lays all of it out anew, so both take their places together, once the file is here.
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
