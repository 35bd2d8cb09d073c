import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a ref with the value of the last render, for functions that run later. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
