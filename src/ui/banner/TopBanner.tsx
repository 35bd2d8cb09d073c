import { paths } from '../../domain/paths.ts'
import { ArrowUpRight } from 'lucide'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Observable } from 'rxjs'
import { bannerIntervalMs, rotatingWords, type RotatingWords, wordAt, wordIntervalMs } from '../../domain/carousel.ts'
import school from '../art/banner-school.svg?url&no-inline'
import studio from '../art/banner-studio.svg?url&no-inline'
import demoVideo from './DemoVideo.module.css'
import type { VideoFiles } from './DemoVideo.tsx'
import { copy } from '../copy.ts'
import { anyTrue, autoAdvance, tabHidden } from '../kit/carousel/autoAdvance.ts'
import { BannerCarousel, bannerLayout } from '../kit/carousel/Carousel.tsx'
import { useCarousel } from '../kit/carousel/useCarousel.ts'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry, useWhenIdle } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { reducedMotion } from '../kit/motion/reducedMotion.ts'
import { hideBrokenImage } from '../kit/Picture.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import styles from './TopBanner.module.css'

interface Rotation {
  readonly words: RotatingWords
  readonly changeCount: number
}

/** Shows a rotating word, as wide as the longest one, so that the text around stays. The old word leaves while the new one enters. */
const RotatingWord = ({ words, changeCount }: Rotation) => (
  <span className={styles['pill']} data-first={words[0]} data-last={words[2]}>
    <span key={changeCount} className={styles['word']} data-changed={changeCount > 0 || undefined} data-rotating-word>
      {wordAt(changeCount, words)}
    </span>
    {changeCount > 0 && (
      <span key={-changeCount} className={classNames(styles['word'], styles['leaving'])}>
        {wordAt(changeCount - 1, words)}
      </span>
    )}
  </span>
)

interface HeadlineProps {
  readonly words: {
    readonly before: string
    readonly after: string
    readonly secondLine: string
    /** The sentence for screen readers instead of a changing word. */
    readonly sentence: string
  }
  readonly rotation: Rotation
}

const Headline = ({ words, rotation }: HeadlineProps) => {
  const [particle, ...after] = words.after.split(' ')
  return (
    <h2 className={styles['headline']}>
      <span aria-hidden="true">
        <span className={styles['line']}>
          <span className={styles['before']}>{words.before}</span>
          <span className={styles['joined']}>
            <RotatingWord {...rotation} />
            {particle}
          </span>{' '}
          {after.join(' ')}
        </span>
        <span className={styles['line']}>{words.secondLine}</span>
      </span>
      <VisuallyHidden>{words.sentence}</VisuallyHidden>
    </h2>
  )
}

interface SchoolSlideProps {
  readonly rotation: Rotation
  /** Without an address the slide is only a picture. */
  readonly href: string | null
  readonly picture: string
  readonly startHref: string | null
}

const SchoolSlide = ({ rotation, href, picture, startHref }: SchoolSlideProps) => {
  const text = (
    <>
      <Headline words={copy.banner.school} rotation={rotation} />
      <p className={styles['detail']}>
        {copy.banner.school.detail}
        {href && <Icon icon={ArrowUpRight} size={16} />}
      </p>
    </>
  )
  return (
    <div className={styles['slide']} data-tone="sea">
      <div className={styles['text']}>
        {href ? (
          <SiteLink href={href} newTab className={styles['whole']}>
            {text}
          </SiteLink>
        ) : (
          text
        )}
        <StartLink href={startHref} />
      </div>
      <div className={styles['art']}>
        <img src={picture} alt="" width={530} height={260} fetchPriority="high" onError={hideBrokenImage} />
      </div>
    </div>
  )
}

/** Renders the link to start. Its space stays reserved without it, so that nothing moves once the viewer is known. */
const StartLink = ({ href }: { readonly href: string | null }) => (
  <p className={classNames(styles['actions'], styles['reserved'])}>
    {href && (
      <SiteLink href={href} className={styles['cta']}>
        {copy.banner.school.start}
      </SiteLink>
    )}
  </p>
)

interface StudioSlideProps {
  readonly rotation: Rotation
  readonly isDesktop: boolean
  readonly guideUrl: string | null
  readonly picture: string
}

const StudioSlide = ({ rotation, isDesktop, guideUrl, picture }: StudioSlideProps) => (
  <div className={styles['slide']} data-tone="studio">
    <div className={styles['text']}>
      <Headline words={copy.banner.studio} rotation={rotation} />
      <p className={styles['detail']}>{copy.banner.studio.detail}</p>
      <p className={classNames(styles['actions'], styles['reserved'])}>
        {/* The link covers the whole slide on a phone or tablet, and only the button on a desktop (S-037). */}
        {guideUrl && (
          <SiteLink href={guideUrl} newTab className={classNames(styles['cta'], !isDesktop && styles['whole'])}>
            {copy.banner.studio.guide}
          </SiteLink>
        )}
      </p>
    </div>
    <div className={styles['art']}>
      <img src={picture} alt="" width={480} height={260} loading="lazy" decoding="async" onError={hideBrokenImage} />
    </div>
  </div>
)

interface TutorSlideProps {
  readonly isDesktop: boolean
  /** True after the user stopped the banner. */
  readonly isStopped: boolean
  readonly video: VideoFiles
  onOpenBeta(): void
}

const DemoVideo = lazyWithRetry(() => import('./DemoVideo.tsx').then((loaded) => loaded.DemoVideo))

const TutorSlide = ({ isDesktop, isStopped, video, onOpenBeta }: TutorSlideProps) => {
  const slide = useRef<HTMLDivElement>(null)
  const isIdle = useWhenIdle(true)
  const { label, headline, detail, more, beta, betaHint } = copy.banner.tutor
  const poster = <img className={demoVideo['screen']} src={video.poster} alt={copy.banner.tutor.poster} loading="lazy" decoding="async" />
  return (
    <div ref={slide} className={styles['slide']} data-tone="tutor">
      <div className={styles['text']}>
        <p className={styles['label']}>{label}</p>
        <h2 className={styles['headline']}>
          {/* On a phone or tablet the rest of the slide is the link; its button has another target. */}
          {isDesktop ? (
            headline
          ) : (
            <SiteLink href="/feedback" className={styles['whole']}>
              {headline}
            </SiteLink>
          )}
        </h2>
        <p className={styles['detail']}>{detail}</p>
        <p className={styles['actions']}>
          <SiteLink href={paths.tutor} className={styles['cta']}>
            {more}
          </SiteLink>
          <button type="button" className={styles['beta']} title={betaHint} onClick={onOpenBeta}>
            {beta}
          </button>
        </p>
      </div>
      <div className={styles['art']}>
        <div className={styles['device']}>
          {isIdle ? (
            <LazyBoundary loading={poster} failed={poster}>
              <DemoVideo slide={slide} video={video} isStopped={isStopped} />
            </LazyBoundary>
          ) : (
            poster
          )}
        </div>
      </div>
    </div>
  )
}

/** Returns how often the word has changed: a single clock for all places that show it. It stops together with the banner. */
const useWordChanges = (stopped$: Observable<boolean>): number => {
  const [changeCount, setChangeCount] = useState(0)
  useEffect(() => {
    const paused$ = anyTrue([stopped$, tabHidden(), reducedMotion.changes$])
    const subscription = autoAdvance({ interval: wordIntervalMs, paused$ }).subscribe(() => setChangeCount((before) => before + 1))
    return () => subscription.unsubscribe()
  }, [stopped$])
  return changeCount
}

const slideNames = ['school', 'tutor', 'studio'] as const

interface TopBannerProps {
  readonly isDesktop: boolean
  /** The channel's word for ‘channel’. */
  readonly term: string
  readonly mainBannerUrl: string | null
  readonly studioGuideUrl: string | null
  /** The address at which a guest can begin at once; null for other viewers. */
  readonly startHref: string | null
  readonly art: { readonly school: string; readonly studio: string; readonly video: VideoFiles }
  onOpenBeta(): void
}

export const TopBanner = memo(({ isDesktop, term, mainBannerUrl, studioGuideUrl, startHref, art, onOpenBeta }: TopBannerProps) => {
  const carousel = useCarousel({
    count: slideNames.length,
    layout: bannerLayout,
    interval: bannerIntervalMs,
    yieldsToHand: false,
  })
  const { isStopped: stopped, stopped$ } = carousel
  const turns = useWordChanges(stopped$)
  // Memoised, so that a step does not re-render the slides.
  const slideOf = useMemo(() => {
    const rotation = { words: rotatingWords(term), changeCount: turns }
    const slides = {
      school: <SchoolSlide rotation={rotation} href={mainBannerUrl} picture={art.school} startHref={startHref} />,
      tutor: <TutorSlide isDesktop={isDesktop} isStopped={stopped} video={art.video} onOpenBeta={onOpenBeta} />,
      studio: <StudioSlide rotation={rotation} isDesktop={isDesktop} guideUrl={studioGuideUrl} picture={art.studio} />,
    }
    return (name: (typeof slideNames)[number]) => slides[name]
  }, [art, isDesktop, mainBannerUrl, onOpenBeta, startHref, stopped, studioGuideUrl, term, turns])
  const hasTarget = { school: mainBannerUrl !== null, tutor: true, studio: studioGuideUrl !== null }
  return (
    <BannerCarousel
      carousel={carousel}
      section="top-banner"
      label={copy.banner.title}
      items={slideNames}
      keyOf={(name) => name}
      renderItem={slideOf}
      hasTarget={(name) => hasTarget[name]}
    />
  )
})

const media = `${import.meta.env.BASE_URL}media`

export const bannerArt = {
  school,
  studio,
  video: { webm: `${media}/ai-tutor.webm`, mp4: `${media}/ai-tutor.mp4`, poster: `${media}/ai-tutor-poster.webp` },
}
