import { Play } from 'lucide'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { VideoContent } from '../../domain/lesson/LessonContent.ts'
import { playTime } from '../../domain/lesson/playTime.ts'
import { useSavesData } from '../parts/motion/useSavesData.ts'
import { Button } from '../parts/Button.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { Icon } from '../parts/Icon.tsx'
import { lessonWords } from './lessonWords.ts'
import { obey, play } from './obey.ts'
import { PlayerHint } from './PlayerHint.tsx'
import { playerCommand } from './playerCommand.ts'
import type { LessonSteps } from './useLessonSteps.ts'
import { useFocusHere } from './useFocusHere.ts'
import styles from './VideoPlayer.module.css'
import { useWatching } from './useWatching.ts'

const words = lessonWords.video

export interface FilmProps {
  readonly video: VideoContent
  /** Where it was left; null: at its start. */
  readonly resumeAt: number | null
  readonly steps: LessonSteps
  /** The lesson to go on with, if there is one. */
  readonly nextHref: string | null
  /** It replaces something that had the focus. */
  readonly takesFocus: boolean
  onFail(seconds: number, hadFocus: boolean): void
}

/** The browser's own player, with a few keys more. It goes on where it was left, and says so before it does. */
export const Film = ({ video, resumeAt, steps, nextHref, takesFocus, onFail }: FilmProps) => {
  const hint = useId()
  const frame = useFocusHere(takesFocus)
  const film = useRef<HTMLVideoElement>(null)
  const [stage, setStage] = useState<'fresh' | 'running' | 'over'>('fresh')
  const savesData = useSavesData()
  const watching = useWatching(steps, resumeAt ?? 0)
  // Set before anything is loaded, so it starts there whichever way it is started.
  useLayoutEffect(() => {
    if (film.current && resumeAt !== null) film.current.currentTime = resumeAt
  }, [resumeAt])
  const startAt = (seconds: number) => {
    // The button that is pressed goes away.
    frame.current?.focus({ preventScroll: true })
    if (!film.current) return
    film.current.currentTime = seconds
    void play(film.current)
  }
  const press = (event: KeyboardEvent) => {
    const isOther = event.target instanceof Element && event.target.closest('a, button') !== null
    const command = isOther ? null : playerCommand(event, event.target === film.current)
    if (command === null || !film.current) return
    event.preventDefault()
    obey(film.current, command)
  }
  return (
    <div className={styles['place']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of a player, beside those of the browser */}
      <div
        ref={frame}
        role="group"
        aria-label={words.player(video.title)}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['frame']}
        onKeyDown={press}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the backend has none; what is said stands below */}
        <video
          ref={film}
          className={styles['film']}
          src={video.src}
          poster={video.poster ?? undefined}
          controls
          playsInline
          preload={savesData ? 'none' : 'metadata'}
          {...watching}
          // After a click the player's own keys count, not those of the browser's controls.
          onClick={({ detail }) => detail > 0 && frame.current?.focus({ preventScroll: true })}
          onPlay={() => setStage('running')}
          onSeeking={() => setStage((before) => (before === 'over' ? 'running' : before))}
          onEnded={(event) => {
            watching.onEnded(event)
            setStage('over')
          }}
          onError={({ currentTarget }) => onFail(currentTarget.currentTime, frame.current?.contains(document.activeElement) === true)}
        />
        {resumeAt !== null && stage === 'fresh' && <Resume at={resumeAt} onStart={startAt} />}
        {nextHref !== null && stage === 'over' && <GoOn href={nextHref} onAgain={() => startAt(0)} />}
      </div>
      <PlayerHint id={hint} />
    </div>
  )
}

const Resume = ({ at, onStart }: { readonly at: number; onStart(seconds: number): void }) => {
  const time = playTime(at)
  return (
    <div className={styles['resume']}>
      <p className={styles['left']}>{words.resumeNote(time)}</p>
      <Button onClick={() => onStart(at)}>
        <Icon of={Play} size={16} />
        {words.resume(time)}
      </Button>
      <Button tone="quiet" size="small" onClick={() => onStart(0)}>
        {words.fromStart}
      </Button>
    </div>
  )
}

/** Over the picture, where people look when a film is over. */
const GoOn = ({ href, onAgain }: { readonly href: string; onAgain(): void }) => (
  <div className={styles['resume']}>
    <ButtonLink href={href}>{lessonWords.finish.goOn}</ButtonLink>
    <Button tone="quiet" size="small" onClick={onAgain}>
      {words.again}
    </Button>
  </div>
)
