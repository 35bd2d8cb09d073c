import { InlineText } from '../kit/code/InlineText.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './MaterialLayout.module.css'

/** Returns the note of a page's head: the summary, its place while null is passed, or nothing if there is no summary. */
export const summaryNote = (material: { readonly summary: string | null } | null) =>
  material !== null && !material.summary ? undefined : (
    <span className={styles['summary']}>
      {material?.summary ? <InlineText text={material.summary} /> : <Skeleton width="min(100%, 28em)" height={24} />}
    </span>
  )

/** The places of the difficulty and the time: on a phone they wrap as the real ones do. */
export const FactBones = () => (
  <>
    <Skeleton width={108} height={21} />
    <Skeleton width={95} height={21} />
  </>
)
