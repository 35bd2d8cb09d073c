import { useState } from 'react'
import { BrokenFilm } from './BrokenFilm.tsx'
import { Film, type FilmProps } from './Film.tsx'

/** A film that breaks keeps its place: tried again, it goes on from there. The focus that it had goes along. */
export const VideoPlayer = ({ resumeAt, ...rest }: Omit<FilmProps, 'takesFocus' | 'onFail'>) => {
  const [place, setPlace] = useState(resumeAt)
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState<{ readonly hadFocus: boolean } | null>(null)
  const fail = (seconds: number, hadFocus: boolean) => {
    if (seconds > 0) setPlace(seconds)
    setBroken({ hadFocus })
  }
  const retry = () => {
    setAttempt(attempt + 1)
    setBroken(null)
  }
  return broken ? (
    <BrokenFilm video={rest.video} takesFocus={broken.hadFocus} onRetry={retry} />
  ) : (
    <Film key={attempt} {...rest} resumeAt={place} takesFocus={attempt > 0} onFail={fail} />
  )
}
