import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface FallbackImageProps {
  readonly candidates: readonly string[]
  readonly width: number
  readonly height: number
  /** In view from the start: not lazy. */
  readonly isFirst?: boolean
  readonly classNameOf: (src: string) => string | undefined
}

/** A decorative picture that tries its candidates one after the other, each once. */
export const FallbackImage = ({ candidates, width, height, isFirst = false, classNameOf }: FallbackImageProps) => {
  const [failed, setFailed] = useState<readonly string[]>([])
  const image = useRef<HTMLImageElement>(null)
  const src = candidates.find((candidate) => !failed.includes(candidate))
  const skip = () => setFailed((before) => (src === undefined || before.includes(src) ? before : [...before, src]))
  const skipIfFailed = useEffectEvent(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) skip()
  })

  // A prerendered picture may have failed before anybody listened.
  useEffect(() => skipIfFailed(), [])

  if (src === undefined) return null
  return (
    <img
      key={src}
      ref={image}
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
