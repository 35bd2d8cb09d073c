import { Pause, Play } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { videoLoadThreshold } from '../../domain/carousel.ts'
import { copy } from '../copy.ts'
import { RoundButton } from '../kit/carousel/Carousel.tsx'
import { Icon } from '../kit/Icon.tsx'
import { usePrefersReducedData, useReducedMotion } from '../kit/motion/reducedMotion.ts'
import styles from './DemoVideo.module.css'

/** `unknown` without IntersectionObserver (F-110). */
type Visibility = 'unseen' | 'in' | 'out' | 'unknown'

/** Returns whether at least this share of an element is on the screen; `unseen` until it has been there once. */
const useInView = (ref: RefObject<Element | null>, share: number): Visibility => {
  const [sight, setSight] = useState<Visibility>('unseen')
  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (typeof IntersectionObserver === 'undefined') return setSight('unknown')
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = (entries.at(-1)?.intersectionRatio ?? 0) >= share
        setSight((before) => (isIn ? 'in' : before === 'unseen' ? 'unseen' : 'out'))
      },
      { threshold: [share] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, share])
  return sight
}

export interface VideoFiles {
  readonly webm: string
  readonly mp4: string
  readonly poster: string
}

interface DemoVideoProps {
  readonly slide: RefObject<Element | null>
  readonly video: VideoFiles
  readonly isStopped: boolean
}

/** Loads the video when its slide is first visible, and only once (S-034, S-035). With reduced motion or data the viewer starts it. */
export const DemoVideo = ({ slide, video, isStopped }: DemoVideoProps) => {
  const visibility = useInView(slide, videoLoadThreshold)
  const [manualPlay, setManualPlay] = useState<boolean | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const reducesMotion = useReducedMotion()
  const savesData = usePrefersReducedData()
  const waitsForUser = reducesMotion || savesData || visibility === 'unknown'
  const plays = manualPlay ?? (!waitsForUser && !isStopped)

  if (!isLoaded && (manualPlay || (visibility === 'in' && !waitsForUser))) setLoaded(true)

  return (
    <>
      <img className={styles['screen']} src={video.poster} alt={copy.banner.tutor.poster} loading="lazy" decoding="async" />
      {!hasFailed && <LoopingVideo video={isLoaded ? video : null} plays={plays && visibility !== 'out'} onFail={() => setFailed(true)} />}
      {!hasFailed && (waitsForUser || isStopped || manualPlay !== null) && (
        <div className={styles['control']}>
          <RoundButton label={plays ? copy.banner.tutor.pause : copy.banner.tutor.play} onClick={() => setManualPlay(!plays)}>
            <Icon icon={plays ? Pause : Play} size={16} />
          </RoundButton>
        </div>
      )}
    </>
  )
}

interface LoopingVideoProps {
  /** Null as long as nothing may be loaded. */
  readonly video: VideoFiles | null
  readonly plays: boolean
  onFail(): void
}

const LoopingVideo = ({ video, plays, onFail }: LoopingVideoProps) => {
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!element.current || !video) return
    if (plays) void tryPlay(element.current)
    else element.current.pause()
  }, [plays, video])
  return (
    <video
      ref={element}
      className={styles['screen']}
      loop
      muted
      playsInline
      preload={video ? 'auto' : 'none'}
      tabIndex={-1}
      aria-hidden="true"
    >
      {video && <source src={video.webm} type="video/webm" />}
      {video && <source src={video.mp4} type="video/mp4" onError={onFail} />}
    </video>
  )
}

/** Starts the video. A browser may refuse; the poster then stays. */
const tryPlay = async (film: HTMLVideoElement) => {
  try {
    await film.play()
  } catch {
    film.pause()
  }
}
