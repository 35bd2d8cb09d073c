import { SiteLink } from '../app/SiteLink.tsx'
import { copy } from '../copy.ts'
import { classNames } from '../parts/classNames.ts'
import styles from './BannerSlide.module.css'
import { Headline } from './Headline.tsx'
import type { Rotation } from './RotatingWord.tsx'

interface StudioSlideProps {
  readonly rotation: Rotation
  readonly isDesktop: boolean
  readonly guideUrl: string | null
  readonly picture: string
}

export const StudioSlide = ({ rotation, isDesktop, guideUrl, picture }: StudioSlideProps) => (
  <div className={styles['slide']} data-tone="studio">
    <div className={styles['text']}>
      <Headline words={copy.banner.studio} rotation={rotation} />
      <p className={styles['detail']}>{copy.banner.studio.detail}</p>
      {guideUrl && (
        <p className={styles['actions']}>
          {/* The whole slide on a phone or a tablet, the button alone on a desktop (S-037). */}
          <SiteLink href={guideUrl} newTab className={classNames(styles['cta'], !isDesktop && styles['whole'])}>
            {copy.banner.studio.guide}
          </SiteLink>
        </p>
      )}
    </div>
    <div className={styles['art']}>
      <img src={picture} alt="" width={480} height={260} loading="lazy" decoding="async" />
    </div>
  </div>
)
