import homeFont from './PretendardHome.woff2'

/**
 * What the home page needs of Pretendard, in one file (`npm run font`); its other characters come after it, as they turn up. Added by
 * script rather than by a style sheet, so that the font is asked for one way to the server and back earlier.
 */
export const addHomeFont = () => {
  document.fonts.add(new FontFace('Pretendard Home', `url(${homeFont})`, { weight: '400 800', display: 'swap' }))
}
