import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { animationFrames } from 'rxjs'
import { type FilmContent, playbackRateOf } from '../../domain/lesson/film.ts'
import type { PlayedSeconds } from '../../domain/lesson/video.ts'
import { useApplication } from '../kit/application.ts'
import { playbackRateKey } from '../kit/storageKeys.ts'
import { usePlayedSeconds } from '../lesson/playedSeconds.ts'
import { setPlaybackRate } from '../lesson/Video.tsx'

/** The playback of a film, independent of how it is drawn. */
export interface Playback {
  /** The video element of a file; unused for scenes. */
  readonly element: RefObject<HTMLVideoElement | null>
  readonly seconds: number
  /** Null until a file has reported it. */
  readonly duration: number | null
  readonly isPlaying: boolean
  readonly rate: number
  /** Returns the played seconds; a function, because they change without a re-render. */
  played(): PlayedSeconds
  play(): void
  pause(): void
  seek(seconds: number): void
  setRate(rate: number): void
}

interface PlaybackOptions {
  readonly film: FilmContent
  readonly startAt: number
}

/** Rounds the position to tenths of a second, so that not every frame re-renders the page. */
const toTenths = (seconds: number) => Math.round(seconds * 10) / 10

/** The longest time in seconds that a frame adds: a page that was hidden continues where it stood. */
const maxFrameSeconds = 0.5

/** Plays a film. Scenes advance with the page's frames, so they pause while hidden; a file plays by itself and reports its position. */
export const usePlayback = ({ film, startAt }: PlaybackOptions): Playback => {
  const element = useRef<HTMLVideoElement>(null)
  const isFile = film.source.kind === 'file'
  const [seconds, setSeconds] = useState(startAt)
  const [measured, setMeasured] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const { store } = useApplication()
  const [rate, setRate] = useState(() => playbackRateOf(store.get(playbackRateKey)))
  const played = usePlayedSeconds(startAt)
  const position = useRef(startAt)
  const duration = measured ?? film.durationSeconds
  const moveTo = (next: number) => {
    position.current = Math.min(Math.max(0, next), duration ?? Number.MAX_SAFE_INTEGER)
    setSeconds(toTenths(position.current))
  }
  const advance = useEffectEvent((passed: number) => {
    moveTo(position.current + passed * rate)
    played.advance(position.current)
    if (duration !== null && position.current >= duration) setPlaying(false)
  })

  useEffect(() => {
    if (!isPlaying || isFile) return
    let last: number | null = null
    const frames = animationFrames().subscribe(({ timestamp }) => {
      advance(Math.min(maxFrameSeconds, (timestamp - (last ?? timestamp)) / 1000))
      last = timestamp
    })
    return () => frames.unsubscribe()
  }, [isPlaying, isFile])

  const attach = useEffectEvent((video: HTMLVideoElement) => {
    const events = new AbortController()
    const on = (name: string, react: () => void) => video.addEventListener(name, react, { signal: events.signal })
    video.currentTime = startAt
    setPlaybackRate(video, rate)
    on('seeking', () => played.jump(video.currentTime))
    on('timeupdate', () => {
      moveTo(video.currentTime)
      if (video.seeking) played.jump(video.currentTime)
      else played.advance(video.currentTime)
    })
    on('loadedmetadata', () => setMeasured(Number.isFinite(video.duration) ? video.duration : null))
    on('play', () => setPlaying(true))
    on('pause', () => setPlaying(false))
    return () => events.abort()
  })
  useEffect(() => {
    const video = element.current
    return video === null ? undefined : attach(video)
  }, [])

  return {
    element,
    seconds,
    duration,
    isPlaying,
    rate,
    played: () => played.seconds,
    play() {
      // At the end, playing starts from the beginning.
      if (duration !== null && position.current >= duration) this.seek(0)
      if (isFile) element.current?.play().catch(() => setPlaying(false))
      else setPlaying(true)
    },
    pause() {
      element.current?.pause()
      setPlaying(false)
    },
    seek(next) {
      moveTo(next)
      played.jump(position.current)
      if (element.current !== null) element.current.currentTime = position.current
    },
    setRate(next) {
      setRate(next)
      store.set(playbackRateKey, String(next))
      if (element.current !== null) setPlaybackRate(element.current, next)
    },
  }
}
