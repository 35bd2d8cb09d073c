import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for what is called later. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
