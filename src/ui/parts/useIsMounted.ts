import { useCallback, useEffect, useRef } from 'react'

/** Tells at any later time whether the component still stands: what it can no longer say has to be said elsewhere. */
export const useIsMounted = (): (() => boolean) => {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
