import { Children, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { FallbackImage } from './FallbackImage.tsx'
import styles from './Thumbnail.module.css'

interface ThumbnailProps {
  readonly candidates: readonly string[]
  /** Of the candidates, the one to show whole: a logo must not be cropped. */
  readonly logo?: string | null | undefined
  /** Badges that lie on the picture. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

export const Thumbnail = ({ candidates, logo, children, className }: ThumbnailProps) => (
  <div className={classNames(styles['frame'], className)}>
    <FallbackImage
      candidates={candidates}
      width={480}
      height={300}
      classNameOf={(src) => classNames(styles['picture'], src === logo && styles['logo'])}
    />
    {Children.toArray(children).length > 0 && <div className={styles['badges']}>{children}</div>}
  </div>
)
