/** Set after the first registration for a class in this browser: only then does the home page read class dates. */
export const hasRegisteredKey = 'takesClasses'

/** Whether music may play on the map of problem types. */
export const musicKey = 'seaMusic'

/** Whether right answers make a sound. */
export const successSoundKey = 'successSound'

/** The playback rate that the viewer has chosen for videos. */
export const playbackRateKey = 'playbackRate'

/** Whether the viewer has switched captions off. */
export const captionsKey = 'captions'

/** The problems that a guest has solved in this visit, and the next one. */
export const guestPathKey = 'guestPath'

/** Set after the first press on the blocks; the hand that shows dragging then never appears again. */
export const dragHintKey = 'dragHint'

/** The page that the viewer left to sign in. */
export const returnPathKey = 'returnTo'

/** The address of the font file that this browser has cached. */
export const cachedFontKey = 'cachedFont'
