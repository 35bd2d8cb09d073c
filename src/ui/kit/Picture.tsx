import { Children, type ReactNode, type SyntheticEvent, useState } from 'react'
import { classNames } from './classNames.ts'
import styles from './Picture.module.css'

/** Addresses that failed to load. Carousel cards mount again and again; each would request its broken picture every few seconds. */
const brokenSources = new Set<string>()

const rememberBroken = (src: string) => {
  // A new connection may bring the pictures after all.
  if (brokenSources.size === 0) window.addEventListener('online', () => brokenSources.clear(), { once: true })
  brokenSources.add(src)
}

/** Hides the browser's broken-image icon and keeps the space of the picture empty. */
export const hideBrokenImage = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.visibility = 'hidden'
}

interface FallbackImageProps {
  readonly candidates: readonly string[]
  readonly width: number
  readonly height: number
  /** True for a picture in view from the start, also in the prerendered page; it is not loaded lazily. */
  readonly isEager?: boolean
  readonly classNameOf: (src: string) => string | undefined
}

/** A decorative picture that tries its candidates one after the other, each once. */
export const FallbackImage = ({ candidates, width, height, isEager = false, classNameOf }: FallbackImageProps) => {
  const [, setFailed] = useState<string>()
  const src = candidates.find((candidate) => !brokenSources.has(candidate))
  const tryNext = () => {
    if (src === undefined) return
    rememberBroken(src)
    setFailed(src)
  }
  // A prerendered picture may have failed before its error handler was attached.
  const skipIfFailed = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) tryNext()
  }
  if (src === undefined) return null
  return (
    <img
      key={src}
      ref={isEager ? skipIfFailed : undefined}
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNameOf(src)}
      onError={tryNext}
    />
  )
}

interface SmallPictureProps {
  readonly candidates: readonly (string | null)[]
  readonly size: number
  readonly shape: 'round' | 'tile'
}

/** Renders a logo or a portrait next to a name. */
export const SmallPicture = ({ candidates, size, shape }: SmallPictureProps) => (
  <FallbackImage
    candidates={candidates.filter((candidate) => candidate !== null)}
    width={size}
    height={size}
    classNameOf={() => styles[shape]}
  />
)

interface ThumbnailProps {
  readonly candidates: readonly string[]
  /** The candidate that is shown whole instead of cropped: a logo must stay complete. */
  readonly logo?: string | null | undefined
  /** True at the top of a page: the picture is not loaded lazily. */
  readonly isEager?: boolean
  /** Badges on top of the picture. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

export const Thumbnail = ({ candidates, logo, isEager = false, children, className }: ThumbnailProps) => (
  <div className={classNames(styles['frame'], className)}>
    <FallbackImage
      candidates={candidates}
      width={480}
      height={300}
      isEager={isEager}
      classNameOf={(src) => classNames(styles['picture'], src === logo && styles['logo'])}
    />
    {Children.toArray(children).length > 0 && <div className={styles['badges']}>{children}</div>}
  </div>
)

interface NameLineProps {
  readonly pictures: readonly (string | null)[]
  readonly shape: 'round' | 'tile'
  /** Null keeps the line empty, so that the cards of a row stay aligned. */
  readonly name: string | null | undefined
}

/** Names the owner or author: a small picture and a name on one line. */
export const NameLine = ({ pictures, shape, name }: NameLineProps) => (
  <p className={styles['line']} title={name ?? undefined}>
    {name && <SmallPicture candidates={pictures} size={20} shape={shape} />}
    {name}
  </p>
)
