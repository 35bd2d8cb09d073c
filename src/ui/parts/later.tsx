import { type ComponentType, createElement, lazy } from 'react'

const lost = new Set<() => void>()

/** A lazily loaded component. Unlike React's `lazy`, one that could not be loaded (no network) can be asked for again. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const note = (error: unknown) => {
    lost.add(renew)
    throw error
  }
  const fresh = () => lazy(() => load().then((part) => ({ default: part }), note))
  const renew = () => {
    part = fresh()
  }
  let part = fresh()
  return (props) => createElement(part, props)
}

/**
 * Lets components that could not be loaded be fetched again when they are drawn next. To be called by an error boundary that
 * has given up: a component that renewed itself would be drawn and fetched in an endless loop.
 */
export function renewLost(): void {
  for (const renew of lost) renew()
  lost.clear()
}
