import { Children, type ReactNode, type SyntheticEvent, useState } from 'react'
import { classNames } from './classNames.ts'
import styles from './Picture.module.css'

/** Addresses that brought no picture. Cards come and go with their carousel: each of them would ask again, every few seconds, without end. */
const brokenSources = new Set<string>()

const rememberBroken = (src: string) => {
  // A new connection is a new chance.
  if (brokenSources.size === 0) window.addEventListener('online', () => brokenSources.clear(), { once: true })
  brokenSources.add(src)
}

/** Keeps its place empty, without the browser's broken sign. */
export const hideBrokenImage = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.visibility = 'hidden'
}

interface FallbackImageProps {
  readonly candidates: readonly string[]
  readonly width: number
  readonly height: number
  /** In view from the start, also in the prerendered page: not lazy. */
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
  // A prerendered picture may have failed before anybody listened.
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

/** A logo or a portrait, beside the name. */
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
  /** Of the candidates, the one to show whole: a logo must not be cropped. */
  readonly logo?: string | null | undefined
  /** At the top of its page. */
  readonly isEager?: boolean
  /** Badges on the picture. */
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

/** Whose it is: a small picture and a name on one line. */
export const NameLine = ({ pictures, shape, name }: NameLineProps) => (
  <p className={styles['line']} title={name ?? undefined}>
    {name && <SmallPicture candidates={pictures} size={20} shape={shape} />}
    {name}
  </p>
)
