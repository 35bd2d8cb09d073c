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

/** As wide as its longest word, so that the text around it does not move. The old word leaves while the new one comes. */
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
    /** The text for screen readers in place of a changing word. */
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
  /** Without an address the slide is a picture. */
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

/** Its place is kept where there is none, so that nothing moves when it turns out who it is. */
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
        {/* The whole slide on a phone or a tablet, the button alone on a desktop (S-037). */}
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
  /** By the person, with the banner. */
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
          {/* On a phone or a tablet the rest of the slide leads there, its button elsewhere. */}
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

/** How often the word has changed: one clock for all places that show it, stopped by what stops the banner. */
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
  /** Where a guest can begin at once; null for everybody else. */
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
  // Memoized, so that a step does not render the slides again.
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
