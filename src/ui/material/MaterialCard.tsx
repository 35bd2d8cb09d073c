import { Check } from 'lucide'
import { contentStars } from '../../application/cards.ts'
import { studyDurationText } from '../../domain/calendar/text.ts'
import { contentHref } from '../../domain/content/contentKind.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import thumbnailFallback from '../art/thumbnail-default.svg?url&no-inline'
import { Badge } from '../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../kit/Card.tsx'
import { LongList } from '../kit/LongList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Thumbnail } from '../kit/Picture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import { materialWords } from './materialWords.ts'
import styles from './MaterialCard.module.css'

/** Renders a document or video: its topic, difficulty and length, and whether the viewer has finished it. */
export const MaterialTile = ({ material }: { readonly material: MaterialCard }) => {
  const { kind, title, summary, thumbnail, difficulty, categoryList, minutes, isDone } = material
  const time = studyDurationText(minutes)
  return (
    <PictureCard
      picture={
        <Thumbnail candidates={[...(thumbnail === null ? [] : [thumbnail]), thumbnailFallback]}>
          {isDone === true && (
            <Badge tone="success" onPicture>
              <Icon icon={Check} size={14} className={styles['sign']} />
              {materialWords.of[kind].done}
            </Badge>
          )}
        </Thumbnail>
      }
      foot={
        <>
          <DifficultyStars stars={contentStars(difficulty, kind)} />
          {time && <span className={styles['time']}>{time}</span>}
        </>
      }
    >
      <p className={styles['category']}>{[...new Set(categoryList.map(({ name }) => name))].join(' · ')}</p>
      <div className={styles['text']}>
        <CardTitle text={title} href={contentHref(material.kind, material.id)} />
        <CardNote text={summary?.replaceAll('`', '') ?? null} />
      </div>
    </PictureCard>
  )
}

export const MaterialGrid = ({ materials }: { readonly materials: readonly MaterialCard[] }) => (
  <LongList className={styles['grid']}>
    {materials.map((material) => (
      <li key={material.id}>
        <MaterialTile material={material} />
      </li>
    ))}
  </LongList>
)

const places = Array.from({ length: 6 }, (_, at) => at)

export const MaterialGridSkeleton = () => (
  <div aria-hidden="true" className={styles['grid']}>
    {places.map((at) => (
      <Skeleton key={at} height={168} radius="card" />
    ))}
  </div>
)
