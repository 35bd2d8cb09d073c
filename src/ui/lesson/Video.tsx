import { Play } from 'lucide'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { playbackRateOf } from '../../domain/lesson/film.ts'
import type { VideoContent } from '../../domain/lesson/lessonContent.ts'
import { isWatched, playTimeText } from '../../domain/lesson/video.ts'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { usePrefersReducedData } from '../kit/motion/reducedMotion.ts'
import { playbackRateKey } from '../kit/storageKeys.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { useTakeFocus } from './LessonCompletion.tsx'
import { lessonWords } from './lessonWords.ts'
import { usePlayedSeconds } from './playedSeconds.ts'
import { type PlayerCommand, playerCommandOf, seekSeconds } from './playerKeys.ts'
import type { LessonProgressState } from './useLessonProgress.ts'
import styles from './Video.module.css'

/** Executes a player command on the video. */
function runPlayerCommand(video: HTMLVideoElement, command: PlayerCommand): void {
  switch (command) {
    case 'toggle':
      if (video.paused) void tryPlay(video)
      else video.pause()
      break
    case 'back':
      video.currentTime = Math.max(0, video.currentTime - seekSeconds)
      break
    case 'forward':
      video.currentTime = Math.min(video.duration || video.currentTime, video.currentTime + seekSeconds)
      break
    case 'mute':
      video.muted = !video.muted
      break
    case 'screen':
      void toggleFullscreen(video)
      break
  }
}

/** Starts the video. A browser may refuse; the video then stays paused. */
async function tryPlay(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play()
  } catch {
    video.pause()
  }
}

async function toggleFullscreen(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await video.requestFullscreen()
  } catch {
    // the browser refused, so the size stays as it is
  }
}

const { keys, keyList } = lessonWords.video

/** Describes the player's keys. */
const PlayerShortcuts = ({ id }: { readonly id: string }) => (
  <div id={id} className={styles['hint']} data-keys>
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

/** Sets the rate, also as the default, because a video loaded later would start at the default rate. */
export function setPlaybackRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

/** The interval in seconds at which the position is saved, so at most this much of it is lost. */
const saveIntervalSeconds = 15
const minChangeSeconds = 1

interface VideoEvents {
  onTimeUpdate(event: SyntheticEvent<HTMLVideoElement>): void
  onPause(event: SyntheticEvent<HTMLVideoElement>): void
  onEnded(event: SyntheticEvent<HTMLVideoElement>): void
  onSeeking(event: SyntheticEvent<HTMLVideoElement>): void
}

/** Saves the position while the video runs, when it stops and when the learner leaves. Completes the lesson once enough was watched. */
const useVideoProgress = (steps: LessonProgressState, startsAt: number): VideoEvents => {
  const at = useRef(startsAt)
  const savedPosition = useRef(startsAt)
  const hasFinished = useRef(false)
  const played = usePlayedSeconds(startsAt)

  const savePosition = (least: number) => {
    if (steps.isDone || Math.abs(at.current - savedPosition.current) < least) return
    savedPosition.current = at.current
    steps.savePosition(at.current)
  }
  const finish = () => {
    if (hasFinished.current) return
    hasFinished.current = true
    if (!steps.isDone) steps.finish(at.current)
  }
  const leave = useEffectEvent(() => savePosition(minChangeSeconds))
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
      if (film.paused || film.seeking) {
        if (film.seeking) played.jump(film.currentTime)
        return
      }
      played.advance(film.currentTime)
      if (isWatched(film.currentTime, film.duration, played.seconds)) finish()
      else savePosition(saveIntervalSeconds)
    },
    onPause({ currentTarget: film }) {
      at.current = film.currentTime
      if (!film.ended) savePosition(minChangeSeconds)
    },
    onEnded({ currentTarget: film }) {
      at.current = film.currentTime
      played.advance(film.currentTime)
      // A stream has no length before it ends.
      const duration = Number.isFinite(film.duration) ? film.duration : film.currentTime
      if (isWatched(film.currentTime, duration, played.seconds)) finish()
    },
    onSeeking({ currentTarget: film }) {
      played.jump(film.currentTime)
    },
  }
}

const words = lessonWords.video

export interface VideoProps {
  readonly video: VideoContent
  /** The saved position in seconds; null for the start. */
  readonly resumeAt: number | null
  readonly progress: LessonProgressState
  /** The address of the next lesson; null if there is none. */
  readonly nextHref: string | null
  /** True if the player replaces an element that had the focus. */
  readonly takesFocus: boolean
  onFail(seconds: number, hadFocus: boolean): void
}

/** Renders the browser's player with additional keys. It resumes at the saved position and announces that. */
export const Video = ({ video, resumeAt, progress, nextHref, takesFocus, onFail }: VideoProps) => {
  const hint = useId()
  const frame = useTakeFocus(takesFocus)
  const element = useRef<HTMLVideoElement>(null)
  const [playState, setPlayState] = useState<'fresh' | 'running' | 'over'>('fresh')
  const savesData = usePrefersReducedData()
  const watching = useVideoProgress(progress, resumeAt ?? 0)
  const { store } = useApplication()
  // Set before loading, so that playback starts there, whichever control starts it.
  useLayoutEffect(() => {
    if (element.current && resumeAt !== null) element.current.currentTime = resumeAt
  }, [resumeAt])
  useLayoutEffect(() => {
    if (element.current) setPlaybackRate(element.current, playbackRateOf(store.get(playbackRateKey)))
  }, [store])
  const startAt = (seconds: number) => {
    // The pressed button disappears.
    frame.current?.focus({ preventScroll: true })
    if (!element.current) return
    element.current.currentTime = seconds
    void tryPlay(element.current)
  }
  const press = (event: KeyboardEvent) => {
    const command = playerCommandOf(event)
    if (command === null || !element.current) return
    event.preventDefault()
    runPlayerCommand(element.current, command)
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
          ref={element}
          className={styles['film']}
          src={video.src}
          poster={video.poster ?? undefined}
          controls
          playsInline
          preload={savesData ? 'none' : 'metadata'}
          {...watching}
          // After a click our keys apply instead of those of the browser's controls.
          onClick={({ detail }) => detail > 0 && frame.current?.focus({ preventScroll: true })}
          onPlay={() => setPlayState('running')}
          onSeeking={(event) => {
            watching.onSeeking(event)
            setPlayState((before) => (before === 'over' ? 'running' : before))
          }}
          onRateChange={({ currentTarget }) => store.set(playbackRateKey, String(currentTarget.playbackRate))}
          onEnded={(event) => {
            watching.onEnded(event)
            setPlayState('over')
          }}
          onError={({ currentTarget }) => onFail(currentTarget.currentTime, frame.current?.contains(document.activeElement) === true)}
        />
        {resumeAt !== null && playState === 'fresh' && <ResumePrompt at={resumeAt} onStart={startAt} />}
        {nextHref !== null && playState === 'over' && <NextLessonPrompt href={nextHref} onAgain={() => startAt(0)} />}
      </div>
      <PlayerShortcuts id={hint} />
    </div>
  )
}

const ResumePrompt = ({ at, onStart }: { readonly at: number; onStart(seconds: number): void }) => {
  const time = playTimeText(at)
  return (
    <div className={styles['resume']}>
      <p className={styles['left']}>{words.resumeNote(time)}</p>
      <Button onClick={() => onStart(at)}>
        <Icon icon={Play} size={16} />
        {words.resume(time)}
      </Button>
      <Button tone="quiet" size="small" onClick={() => onStart(0)}>
        {words.fromStart}
      </Button>
    </div>
  )
}

/** Shown over the picture of a finished video. */
const NextLessonPrompt = ({ href, onAgain }: { readonly href: string; onAgain(): void }) => (
  <div className={styles['resume']}>
    <ButtonLink href={href}>{lessonWords.finish.continue}</ButtonLink>
    <Button tone="quiet" size="small" onClick={onAgain}>
      {words.again}
    </Button>
  </div>
)

interface VideoErrorProps {
  readonly video: VideoContent
  readonly takesFocus: boolean
  onRetry(): void
}

export const VideoError = ({ video: { title, poster }, takesFocus, onRetry }: VideoErrorProps) => (
  <div ref={useTakeFocus(takesFocus)} role="group" aria-label={words.player(title)} tabIndex={-1} className={styles['frame']} data-broken>
    {poster !== null && <img src={poster} alt="" className={styles['film']} />}
    <div className={styles['resume']} role="alert">
      <p className={styles['left']}>
        <strong>{words.failed}</strong>
        <br />
        {words.failedNote}
      </p>
      <Button onClick={onRetry}>{lazyCopy.retry.button}</Button>
    </div>
  </div>
)
