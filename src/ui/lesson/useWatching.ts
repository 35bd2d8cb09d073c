import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { isWatched } from '../../domain/lesson/watching.ts'
import type { LessonSteps } from './useLessonSteps.ts'

/** So many seconds of the film are lost at most. */
const apart = 15
const worthTelling = 1

interface Watching {
  onTimeUpdate(event: SyntheticEvent<HTMLVideoElement>): void
  onPause(event: SyntheticEvent<HTMLVideoElement>): void
  onEnded(event: SyntheticEvent<HTMLVideoElement>): void
}

/** Keeps the place while a film runs, when it stops and when one leaves; and the mark, once enough was seen. */
export const useWatching = (steps: LessonSteps, startsAt: number): Watching => {
  const at = useRef(startsAt)
  const told = useRef(startsAt)
  const hasFinished = useRef(false)

  const keepPlace = (least: number) => {
    if (steps.isDone || Math.abs(at.current - told.current) < least) return
    told.current = at.current
    steps.keepPlace(at.current)
  }
  const finish = () => {
    hasFinished.current = true
    if (!steps.isDone) steps.finish(at.current)
  }
  const leave = useEffectEvent(() => keepPlace(worthTelling))
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  return {
    onTimeUpdate({ currentTarget: film }) {
      at.current = film.currentTime
      if (film.paused || film.seeking) return
      if (isWatched(film.currentTime, film.duration)) {
        if (!hasFinished.current) finish()
      } else keepPlace(apart)
    },
    onPause({ currentTarget: film }) {
      at.current = film.currentTime
      if (!film.ended) keepPlace(worthTelling)
    },
    onEnded({ currentTarget: film }) {
      at.current = film.currentTime
      finish()
    },
  }
}
