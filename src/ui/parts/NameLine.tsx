import { SmallPicture } from './SmallPicture.tsx'
import styles from './NameLine.module.css'

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
