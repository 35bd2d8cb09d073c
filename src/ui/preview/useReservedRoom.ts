import { useLayoutEffect } from 'react'

/** The end of the page stays within reach above the bar; dialogs and notifications of the page can mind --preview-height. */
export const useReservedRoom = (isFolded: boolean) => {
  useLayoutEffect(() => {
    document.documentElement.dataset['preview'] = isFolded ? 'folded' : ''
    return () => {
      delete document.documentElement.dataset['preview']
    }
  }, [isFolded])
}
