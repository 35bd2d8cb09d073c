import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { animationFrames } from 'rxjs'
import { type FilmContent, playbackRateOf } from '../../domain/lesson/film.ts'
import type { PlayedSeconds } from '../../domain/lesson/video.ts'
import { useApplication } from '../kit/application.ts'
import { playbackRateKey } from '../kit/storageKeys.ts'
import { usePlayedSeconds } from '../lesson/playedSeconds.ts'
import { setPlaybackRate } from '../lesson/Video.tsx'

/** A film that runs, whatever draws it. */
export interface Playback {
  /** Of a file. */
  readonly element: RefObject<HTMLVideoElement | null>
  readonly seconds: number
  /** Null until a file has told it. */
  readonly duration: number | null
  readonly isPlaying: boolean
  readonly rate: number
  /** Read when it is asked for: it changes without drawing anything anew. */
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

/** The position is told to ten parts of a second, so that not every frame draws the page anew. */
const toTenths = (seconds: number) => Math.round(seconds * 10) / 10

/** In seconds: a page that nobody saw for a while goes on where it stood. */
const longestFrame = 0.5

/** Scenes run by the frames of the page: they stand still where nobody sees them. A file runs by itself and tells where it is. */
export const usePlayback = ({ film, startAt }: PlaybackOptions): Playback => {
  const element = useRef<HTMLVideoElement>(null)
  const isFile = film.source.kind === 'file'
  const [seconds, setSeconds] = useState(startAt)
  const [told, setTold] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const { store } = useApplication()
  const [rate, setRate] = useState(() => playbackRateOf(store.get(playbackRateKey)))
  const played = usePlayedSeconds(startAt)
  const position = useRef(startAt)
  const duration = told ?? film.durationSeconds
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
      advance(Math.min(longestFrame, (timestamp - (last ?? timestamp)) / 1000))
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
    on('loadedmetadata', () => setTold(Number.isFinite(video.duration) ? video.duration : null))
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
      // From the end on it starts again.
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
