import { useLayoutEffect } from 'react'

/** The end of the page stays within reach above the bar; dialogs and notifications of the page can mind --preview-height. */
export const useReservedRoom = () => {
  useLayoutEffect(() => {
    document.documentElement.dataset['preview'] = ''
    return () => {
      delete document.documentElement.dataset['preview']
    }
  }, [])
}
