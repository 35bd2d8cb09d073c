import { useRef } from 'react'
import { SiteLink } from '../app/SiteLink.tsx'
import { copy } from '../copy.ts'
import styles from './BannerSlide.module.css'
import { DemoVideo } from './DemoVideo.tsx'
import type { VideoFiles } from './DemoVideo.tsx'

interface TutorSlideProps {
  readonly isDesktop: boolean
  /** By the person, with the banner. */
  readonly isStopped: boolean
  readonly video: VideoFiles
  onOpenBeta(): void
}

export const TutorSlide = ({ isDesktop, isStopped, video, onOpenBeta }: TutorSlideProps) => {
  const slide = useRef<HTMLDivElement>(null)
  const { label, headline, detail, more, beta, betaHint } = copy.banner.tutor
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
          <SiteLink href="/landing" className={styles['cta']}>
            {more}
          </SiteLink>
          <button type="button" className={styles['beta']} title={betaHint} onClick={onOpenBeta}>
            {beta}
          </button>
        </p>
      </div>
      <div className={styles['art']}>
        <div className={styles['device']}>
          <DemoVideo slide={slide} video={video} isStopped={isStopped} />
        </div>
      </div>
    </div>
  )
}
