import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { debounceTime, fromEvent } from 'rxjs'

const saveDelayMs = 100

/**
 * Restores the scroll position on back once the content is rendered. The position is kept in the history entry, so it lives as long as the
 * entry, also across a reload.
 */
export const useScrollRestoration = (isReady: boolean): void => {
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const restored = useRef<string | null>(null)

  // The browser itself would restore it before the content is rendered.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    if (!isReady || restored.current === key) return
    restored.current = key
    const { place } = historyState()
    if (isReturn && typeof place === 'number') window.scrollTo(0, place)
  }, [isReady, isReturn, key])

  useLayoutEffect(() => {
    if (!isReady) return
    const subscription = fromEvent(window, 'scroll', { passive: true })
      .pipe(debounceTime(saveDelayMs))
      .subscribe(() => saveScroll(key))
    return () => subscription.unsubscribe()
  }, [isReady, key])
}

const historyState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Saves the scroll position, unless the history entry has changed and its page is not rendered yet. */
const saveScroll = (key: string) => {
  const state = historyState()
  if ((state['key'] ?? 'default') === key) history.replaceState({ ...state, place: window.scrollY }, '')
}
