import { FallbackImage } from './FallbackImage.tsx'
import styles from './SmallPicture.module.css'

interface SmallPictureProps {
  readonly candidates: readonly (string | null)[]
  readonly size: number
  readonly shape: 'round' | 'tile'
}

/** A logo or a face, beside the name that says whose it is. */
export const SmallPicture = ({ candidates, size, shape }: SmallPictureProps) => (
  <FallbackImage
    candidates={candidates.filter((candidate) => candidate !== null)}
    width={size}
    height={size}
    classNameOf={() => styles[shape]}
  />
)
