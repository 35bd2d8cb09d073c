import { type ComponentType, createElement, lazy } from 'react'

const lost = new Set<() => void>()

/** A part whose code comes when it is first drawn. React alone would never ask again for one that did not come, as without a network. */
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
 * Lets what did not come be asked for again by whoever draws it next. For error boundaries that have given up: a part that
 * renewed itself would be drawn, and fetched, over and over.
 */
export function renewLost(): void {
  for (const renew of lost) renew()
  lost.clear()
}
