import { memo, useMemo } from 'react'
import { bannerInterval } from '../../domain/carousel/intervals.ts'
import { rotatingWords } from '../../domain/carousel/rotatingWord.ts'
import { copy } from '../copy.ts'
import { BannerCarousel, bannerShape } from '../parts/carousel/BannerCarousel.tsx'
import { useCarousel } from '../parts/carousel/useCarousel.ts'
import type { VideoFiles } from './DemoVideo.tsx'
import { SchoolSlide } from './SchoolSlide.tsx'
import { StudioSlide } from './StudioSlide.tsx'
import { TutorSlide } from './TutorSlide.tsx'
import { useWordTurns } from './useWordTurns.ts'

const slideNames = ['school', 'tutor', 'studio'] as const

interface TopBannerProps {
  readonly isDesktop: boolean
  /** The channel's own word for a channel. */
  readonly term: string
  readonly mainBannerUrl: string | null
  readonly studioGuideUrl: string | null
  readonly art: { readonly school: string; readonly studio: string; readonly video: VideoFiles }
  onOpenBeta(): void
}

export const TopBanner = memo(({ isDesktop, term, mainBannerUrl, studioGuideUrl, art, onOpenBeta }: TopBannerProps) => {
  const carousel = useCarousel({
    count: slideNames.length,
    shape: bannerShape,
    interval: bannerInterval,
    pausesOnHover: false,
  })
  const { stopped, stopped$ } = carousel
  const turns = useWordTurns(stopped$)
  // The same as long as what they show is the same: a step draws none of them anew.
  const slideOf = useMemo(() => {
    const rotation = { words: rotatingWords(term), turns }
    const slides = {
      school: <SchoolSlide rotation={rotation} href={mainBannerUrl} picture={art.school} />,
      tutor: <TutorSlide isDesktop={isDesktop} isStopped={stopped} video={art.video} onOpenBeta={onOpenBeta} />,
      studio: <StudioSlide rotation={rotation} isDesktop={isDesktop} guideUrl={studioGuideUrl} picture={art.studio} />,
    }
    return (name: (typeof slideNames)[number]) => slides[name]
  }, [art, isDesktop, mainBannerUrl, onOpenBeta, stopped, studioGuideUrl, term, turns])
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
