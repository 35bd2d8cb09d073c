import { Captions, CaptionsOff, Maximize, Pause, Play, RotateCcw } from 'lucide'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type Cue, cueAt, type FilmContent, playbackRateOf, playbackRates, sceneAt } from '../../domain/lesson/film.ts'
import { isWatched, playTimeText } from '../../domain/lesson/video.ts'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SelectField } from '../kit/Select.tsx'
import { captionsKey } from '../kit/storageKeys.ts'
import { BoardView } from '../lesson/Board.tsx'
import { playerCommandOf, seekSeconds } from '../lesson/playerKeys.ts'
import { type Playback, usePlayback } from './filmPlayback.ts'
import { filmWords as words } from './materialWords.ts'
import styles from './FilmPlayer.module.css'

interface FilmPlayerProps {
  readonly film: FilmContent
  /** The saved position in seconds; null for the start. */
  readonly resumeAt: number | null
  /** Called with the position every few seconds, when the film stops, and when the viewer leaves. */
  onPosition(seconds: number): void
  /** Called once enough was watched. */
  onWatched(seconds: number): void
}

/** Renders a film with captions, chapters and a transcript. It resumes at the saved position and announces that. */
export const FilmPlayer = ({ film, resumeAt, onPosition, onWatched }: FilmPlayerProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const playback = usePlayback({ film, startAt: resumeAt ?? 0 })
  const { store } = useApplication()
  const [hasCaptions, setCaptions] = useState(() => store.get(captionsKey) !== 'off')
  const [hasBegun, setBegun] = useState(false)
  useReports(playback, { onPosition, onWatched })
  const { seconds, isPlaying } = playback
  const play = (from: number | null = null) => {
    setBegun(true)
    if (from !== null) playback.seek(from)
    playback.play()
  }
  /** The pressed button disappears, so the frame takes the focus. */
  const begin = (from: number | null) => {
    frame.current?.focus({ preventScroll: true })
    play(from)
  }
  const toggle = () => (isPlaying ? playback.pause() : play())
  const press = (event: KeyboardEvent) => {
    const command = playerCommandOf(event)
    if (command !== 'toggle' && command !== 'back' && command !== 'forward') return
    event.preventDefault()
    if (command === 'toggle') toggle()
    else playback.seek(seconds + (command === 'back' ? -seekSeconds : seekSeconds))
  }
  const toggleCaptions = () => {
    store.set(captionsKey, hasCaptions ? 'off' : 'on')
    setCaptions(!hasCaptions)
  }
  const current = cueAt(film.captions, seconds)
  const caption = current === null ? null : (film.captions[current]?.text ?? null)
  return (
    // The player's keys also work beside the film.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['player']} onKeyDown={press}>
      <div
        ref={frame}
        role="group"
        aria-label={words.player(film.title)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['frame']}
      >
        <div className={styles['stage']}>
          {film.source.kind === 'file' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- drawn below, so that they stay readable in any size
            <video
              ref={playback.element}
              src={film.source.src}
              poster={film.poster ?? undefined}
              playsInline
              preload="metadata"
              className={styles['file']}
            />
          ) : (
            <Scene scenes={film.source.scenes} seconds={seconds} />
          )}
          {!hasBegun && (
            <div className={styles['prompt']}>
              {resumeAt !== null && <p className={styles['left']}>{words.resumeNote(playTimeText(resumeAt))}</p>}
              <Button onClick={() => begin(resumeAt)}>
                <Icon icon={Play} size={18} />
                {resumeAt === null ? words.start : words.resume(playTimeText(resumeAt))}
              </Button>
              {resumeAt !== null && (
                <Button tone="quiet" size="small" onClick={() => begin(0)}>
                  {words.fromStart}
                </Button>
              )}
            </div>
          )}
        </div>
        {film.captions.length > 0 && hasCaptions && <p className={styles['caption']}>{caption}</p>}
        <Controls {...{ film, playback, frame, hasCaptions }} onToggle={toggle} onCaptions={toggleCaptions} />
      </div>
      <div className={styles['beside']}>
        <Marks title={words.chapters} cues={film.chapters} seconds={seconds} onOpen={playback.seek} />
        <Marks title={words.transcript} cues={film.captions} seconds={seconds} onOpen={playback.seek} follows />
      </div>
    </div>
  )
}

const Scene = ({ scenes, seconds }: { readonly scenes: Parameters<typeof sceneAt>[0]; readonly seconds: number }) => {
  const found = sceneAt(scenes, seconds)
  return found === null ? null : (
    <div key={found.number} className={styles['scene']}>
      <BoardView board={found.scene.board} alt={null} />
    </div>
  )
}

interface ControlsProps {
  readonly film: FilmContent
  readonly playback: Playback
  readonly frame: { readonly current: HTMLElement | null }
  readonly hasCaptions: boolean
  onToggle(): void
  onCaptions(): void
}

const Controls = ({ film, playback, frame, hasCaptions, onToggle, onCaptions }: ControlsProps) => {
  const { seconds, duration, isPlaying, rate } = playback
  const isOver = duration !== null && seconds >= duration
  const time = words.time(playTimeText(seconds), playTimeText(duration ?? 0))
  return (
    <div className={styles['controls']}>
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={time}
        className={styles['position']}
        min={0}
        max={Math.ceil(duration ?? 0)}
        step={1}
        value={Math.floor(seconds)}
        onChange={({ currentTarget }) => playback.seek(Number(currentTarget.value))}
      />
      <div className={styles['buttons']}>
        <Button tone="soft" size="small" onClick={onToggle}>
          <Icon icon={isPlaying ? Pause : isOver ? RotateCcw : Play} size={18} />
          {isPlaying ? words.pause : isOver ? words.again : words.play}
        </Button>
        <span className={styles['time']}>{time}</span>
        <SelectField
          label={words.rate}
          value={String(rate)}
          options={playbackRates.map((one) => ({ value: String(one), label: words.rateOf(String(one)) }))}
          onSelect={(value) => playback.setRate(playbackRateOf(value))}
        />
        {film.captions.length > 0 && (
          <Button tone="quiet" size="small" aria-pressed={hasCaptions} onClick={onCaptions}>
            <Icon icon={hasCaptions ? Captions : CaptionsOff} size={18} />
            {words.captions}
          </Button>
        )}
        {document.fullscreenEnabled && (
          <Button tone="quiet" size="small" onClick={() => void toggleFullscreen(frame.current)}>
            <Icon icon={Maximize} size={18} />
            {words.fullscreen}
          </Button>
        )}
      </div>
    </div>
  )
}

async function toggleFullscreen(frame: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await frame?.requestFullscreen()
  } catch {
    // The browser refused, so the size stays as it is.
  }
}

interface MarksProps {
  readonly title: string
  readonly cues: readonly Cue[]
  readonly seconds: number
  /** Whether the list scrolls with the film. */
  readonly follows?: boolean
  onOpen(seconds: number): void
}

/** Renders a list of positions in the film; a click jumps there. */
const Marks = ({ title, cues, seconds, follows = false, onOpen }: MarksProps) => {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const current = cueAt(cues, seconds)
  useEffect(() => {
    const place = current === null ? undefined : list.current?.children[current]
    // Scrolls only the list; the page stays where the reader has it.
    if (follows && list.current && place instanceof HTMLElement) {
      list.current.scrollTop = place.offsetTop - list.current.clientHeight / 2 + place.clientHeight / 2
    }
  }, [current, follows])
  if (cues.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles['marks']}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <ol ref={list} className={styles['list']} data-follows={follows || undefined}>
        {cues.map((cue, at) => (
          <li key={at}>
            <button
              type="button"
              className={styles['mark']}
              aria-current={at === current ? 'true' : undefined}
              onClick={() => onOpen(cue.startSeconds)}
            >
              <span className={styles['at']}>{playTimeText(cue.startSeconds)}</span>
              <span>{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The interval in seconds at which the position is reported, so at most this much of it is lost. */
const reportSeconds = 10
const minChangeSeconds = 1

/** Reports the position while the film runs, when it stops and when the viewer leaves; reports once that enough was watched. */
const useReports = (
  { seconds, duration, isPlaying, played }: Playback,
  { onPosition, onWatched }: Pick<FilmPlayerProps, 'onPosition' | 'onWatched'>,
) => {
  const reported = useRef(seconds)
  const hasFinished = useRef(false)
  const report = useEffectEvent((least: number) => {
    if (hasFinished.current || Math.abs(seconds - reported.current) < least) return
    reported.current = seconds
    onPosition(seconds)
  })
  const watch = useEffectEvent((at: number) => {
    if (hasFinished.current || (!isPlaying && (duration === null || at < duration))) return
    if (isWatched(at, duration, played())) {
      hasFinished.current = true
      onWatched(at)
    } else report(reportSeconds)
  })
  useEffect(() => watch(seconds), [seconds])
  useEffect(() => {
    if (!isPlaying) report(minChangeSeconds)
  }, [isPlaying])
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') report(minChangeSeconds)
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      report(minChangeSeconds)
    }
  }, [])
}
