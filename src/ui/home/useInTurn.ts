import { useEffect, useState } from 'react'

interface InTurn<T> {
  readonly drawn: readonly T[]
  readonly areAll: boolean
}

/** As many lists take the skeletons' place at once: hardly a screen shows more. */
const atOnce = 2

/**
 * Once the lists are here (`isSettled`), they are drawn one a task, from the top: a slow phone would answer nobody for as long as
 * drawing and laying out all of them takes. What stood there before stays; what stands beside another (`isBeside` the one before it)
 * comes with it. Who comes back to a page that is known gets all of it at once, at the place where it was left.
 */
export const useInTurn = <T>(sections: readonly T[], isSettled: boolean, isBeside: (section: T) => boolean): InTurn<T> => {
  const [turn, setTurn] = useState(isSettled ? Infinity : 0)
  const [before, setBefore] = useState(0)
  if (!isSettled && before !== sections.length) setBefore(sections.length)
  const next = isSettled ? sections.findIndex((section, index) => index >= before + atOnce + turn && !isBeside(section)) : -1
  const areAll = isSettled && next === -1
  useEffect(() => {
    if (isSettled) setTurn(areAll ? Infinity : turn + 1)
  }, [isSettled, areAll, turn])
  return { drawn: next === -1 ? sections : sections.slice(0, next), areAll }
}
