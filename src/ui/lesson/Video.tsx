import { Play } from 'lucide'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { VideoContent } from '../../domain/lesson/lessonContent.ts'
import { isWatched, playTime } from '../../domain/lesson/video.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useSavesData } from '../kit/motion/reducedMotion.ts'
import { laterCopy } from '../laterCopy.ts'
import { useFocusHere } from './LessonEnd.tsx'
import { lessonWords } from './lessonWords.ts'
import type { LessonSteps } from './useLessonSteps.ts'
import styles from './Video.module.css'

const leap = 5

/** Carries out a key's command on the video. */
function obey(film: HTMLVideoElement, command: PlayerCommand): void {
  switch (command) {
    case 'toggle':
      if (film.paused) void play(film)
      else film.pause()
      break
    case 'back':
      film.currentTime = Math.max(0, film.currentTime - leap)
      break
    case 'forward':
      film.currentTime = Math.min(film.duration || film.currentTime, film.currentTime + leap)
      break
    case 'mute':
      film.muted = !film.muted
      break
    case 'screen':
      void switchScreen(film)
      break
  }
}

/** A browser may refuse; then the film stays as it is. */
async function play(film: HTMLVideoElement): Promise<void> {
  try {
    await film.play()
  } catch {
    film.pause()
  }
}

async function switchScreen(film: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await film.requestFullscreen()
  } catch {
    // it stays as large as it is
  }
}

const { keys, keyList } = lessonWords.video

/** The keys that the player knows; hidden on phones, which have none. */
const PlayerHint = ({ id }: { readonly id: string }) => (
  <div id={id} className={styles['hint']}>
    <p>{keys}</p>
    <ul className={styles['keys']}>
      {keyList.map(({ keys: pressed, does }) => (
        <li key={does} className={styles['key']}>
          {pressed.map((key) => (
            <kbd key={key} className={styles['cap']}>
              {key}
            </kbd>
          ))}
          <span>{does}</span>
        </li>
      ))}
    </ul>
  </div>
)

type PlayerCommand = 'toggle' | 'back' | 'forward' | 'mute' | 'screen'

/** By physical key (`code`): in Korean input mode, K is ㅏ. */
const letters: ReadonlyMap<string, PlayerCommand> = new Map([
  ['KeyK', 'toggle'],
  ['KeyM', 'mute'],
  ['KeyF', 'screen'],
])

const others: ReadonlyMap<string, PlayerCommand> = new Map([
  ['Space', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
])

interface PressedKey {
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What a key does in the player. In the browser's controls, which use Space and arrows themselves, only letters count. */
export function playerCommand({ code, altKey, ctrlKey, metaKey }: PressedKey, isInControls: boolean): PlayerCommand | null {
  if (altKey || ctrlKey || metaKey) return null
  return letters.get(code) ?? (isInControls ? null : (others.get(code) ?? null))
}

/** So many seconds of the film are lost at most. */
const apart = 15
const worthTelling = 1

interface Watching {
  onTimeUpdate(event: SyntheticEvent<HTMLVideoElement>): void
  onPause(event: SyntheticEvent<HTMLVideoElement>): void
  onEnded(event: SyntheticEvent<HTMLVideoElement>): void
}

/** Keeps the place while a film runs, when it stops and when one leaves; and the mark, once enough was seen. */
const useWatching = (steps: LessonSteps, startsAt: number): Watching => {
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

const brokenFilmWords = lessonWords.video

interface BrokenFilmProps {
  readonly video: VideoContent
  readonly takesFocus: boolean
  onRetry(): void
}

export const BrokenFilm = ({ video: { title, poster }, takesFocus, onRetry }: BrokenFilmProps) => (
  <div
    ref={useFocusHere(takesFocus)}
    role="group"
    aria-label={brokenFilmWords.player(title)}
    tabIndex={-1}
    className={styles['frame']}
    data-broken
  >
    {poster !== null && <img src={poster} alt="" className={styles['film']} />}
    <div className={styles['resume']} role="alert">
      <p className={styles['left']}>
        <strong>{brokenFilmWords.failed}</strong>
        <br />
        {brokenFilmWords.failedNote}
      </p>
      <Button onClick={onRetry}>{laterCopy.retry.button}</Button>
    </div>
  </div>
)
