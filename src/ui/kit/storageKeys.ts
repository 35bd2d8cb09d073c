/** Set after the first registration for a class in this browser: only then does the home page read class dates. */
export const hasRegisteredKey = 'takesClasses'

/** Whether the seas of problems may sound. */
export const musicKey = 'seaMusic'

/** How fast the viewer wants videos to run. */
export const playbackRateKey = 'playbackRate'

/** Whether the viewer wants no captions on films. */
export const captionsKey = 'captions'

/** The key of what a guest has solved in this visit, and of what comes next. */
export const guestPathKey = 'guestPath'

/** Set once somebody has pressed on the blocks: no hand shows how they are dragged any longer. */
export const dragHintKey = 'dragHint'

/** The page where the viewer went to the sign-in. */
export const returnPathKey = 'returnTo'
