import type { ReactNode } from 'react'
import type { MaterialKind } from '../../domain/content/contentKind.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import { contentLooks } from '../content/contentLooks.ts'
import { displayTitle } from '../copy.ts'
import { InlineText } from '../kit/code/InlineText.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { PageHead } from '../site/PageHead.tsx'
import styles from './MaterialLayout.module.css'

interface MaterialHeadProps {
  readonly kind: MaterialKind | 'WORKSHEET'
  /** Null while it is being loaded. */
  readonly material: Pick<MaterialCard, 'title' | 'summary' | 'categoryList'> | null
  /** Read aloud until the title is known. */
  readonly waiting: string
  /** The difficulty and the time. */
  readonly facts: ReactNode
  /** Rendered beside the facts. */
  readonly children: ReactNode
}

/** Renders the head of a document, a video or a worksheet, with places of the same size until it is loaded. */
export const MaterialHead = ({ kind, material, waiting, facts, children }: MaterialHeadProps) => (
  <PageHead
    creature={contentLooks[kind].creature}
    above={
      !material ? (
        <Skeleton width="6em" height={21} />
      ) : material.categoryList.length > 0 ? (
        <p className={styles['category']}>{[...new Set(material.categoryList.map(({ name }) => name))].join(' · ')}</p>
      ) : undefined
    }
    title={
      material ? (
        displayTitle(material.title)
      ) : (
        <>
          <Skeleton width="min(100%, 14em)" height="1.3em" />
          <VisuallyHidden>{waiting}</VisuallyHidden>
        </>
      )
    }
    note={
      material !== null && !material.summary ? undefined : (
        <span className={styles['summary']}>
          {material?.summary ? <InlineText text={material.summary} /> : <Skeleton width="min(100%, 28em)" height={24} />}
        </span>
      )
    }
  >
    <div className={styles['facts']}>
      {material ? facts : <FactBones />}
      {children}
    </div>
  </PageHead>
)

/** The places of the difficulty and the time: on a phone they wrap as the real ones do. */
const FactBones = () => (
  <>
    <Skeleton width={108} height={21} />
    <Skeleton width={95} height={21} />
  </>
)
