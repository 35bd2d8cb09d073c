import { useState } from 'react'

interface FallbackImageProps {
  readonly candidates: readonly string[]
  readonly width: number
  readonly height: number
  /** In view from the start, also in the prerendered page: not lazy. */
  readonly isFirst?: boolean
  readonly classNameOf: (src: string) => string | undefined
}

/** A decorative picture that tries its candidates one after the other, each once. */
export const FallbackImage = ({ candidates, width, height, isFirst = false, classNameOf }: FallbackImageProps) => {
  const [failed, setFailed] = useState<readonly string[]>([])
  const src = candidates.find((candidate) => !failed.includes(candidate))
  const skip = () => setFailed((before) => (src === undefined || before.includes(src) ? before : [...before, src]))
  // A prerendered picture may have failed before anybody listened.
  const skipIfFailed = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) skip()
  }
  if (src === undefined) return null
  return (
    <img
      key={src}
      ref={isFirst ? skipIfFailed : undefined}
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNameOf(src)}
      onError={skip}
    />
  )
}
