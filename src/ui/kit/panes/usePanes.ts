import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from '../mediaQuery.ts'

/** The width from which all panes are in view; the style sheets that lay them out use the same value. */
const roomForAll = '(min-width: 1024px)'

export interface Panes<Name extends string> {
  /** Whether only one pane is in view at a time, chosen by a tab. */
  readonly isTabbed: boolean
  readonly current: Name
  readonly tabId: (name: Name) => string
  readonly paneId: (name: Name) => string
  /** Brings a pane into view at once, so that it can take the focus. */
  show(name: Name): void
}

/** Keeps which of several panes is in view, where there is no room for all. */
export const usePanes = <Name extends string>(first: Name): Panes<Name> => {
  const id = useId()
  const isTabbed = !useMediaQuery(roomForAll)
  const [current, setCurrent] = useState(first)
  const tabId = (name: Name) => `${id}-tab-${name}`
  const paneId = (name: Name) => `${id}-pane-${name}`
  return {
    isTabbed,
    current,
    tabId,
    paneId,
    show(name) {
      if (!isTabbed) return setCurrent(name)
      const hadFocus = document.getElementById(paneId(current))?.contains(document.activeElement) === true
      flushSync(() => setCurrent(name))
      // The focused element is now hidden, so the focus moves to the tab of its pane.
      if (hadFocus && name !== current) document.getElementById(tabId(name))?.focus()
    },
  }
}
