import { ArrowUpRight } from 'lucide'
import { SiteLink } from '../app/SiteLink.tsx'
import { copy } from '../copy.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './BannerSlide.module.css'
import { Headline } from './Headline.tsx'
import type { Rotation } from './RotatingWord.tsx'

interface SchoolSlideProps {
  readonly rotation: Rotation
  /** Without an address the slide is a picture. */
  readonly href: string | null
  readonly picture: string
}

export const SchoolSlide = ({ rotation, href, picture }: SchoolSlideProps) => {
  const text = (
    <>
      <Headline words={copy.banner.school} rotation={rotation} />
      <p className={styles['detail']}>
        {copy.banner.school.detail}
        {href && <Icon of={ArrowUpRight} size={16} />}
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
      </div>
      <div className={styles['art']}>
        <img src={picture} alt="" width={530} height={260} fetchPriority="high" />
      </div>
    </div>
  )
}
