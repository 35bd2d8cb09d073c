import { Check } from 'lucide'
import { contentStars } from '../../application/cards.ts'
import { formatNumber } from '../../domain/format.ts'
import { isWorksheetDone, type WorksheetCard, worksheetHref } from '../../domain/worksheet/worksheet.ts'
import thumbnailFallback from '../art/thumbnail-default.svg?url&no-inline'
import { Badge } from '../kit/Badge.tsx'
import { CardNote, CardTitle, PictureCard } from '../kit/Card.tsx'
import { LongList } from '../kit/LongList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Thumbnail } from '../kit/Picture.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import styles from '../material/MaterialCard.module.css'
import { worksheetListWords as words } from './worksheetWords.ts'

/** Renders a worksheet: its topic, difficulty and length, and the viewer's progress. */
const WorksheetTile = ({ worksheet }: { readonly worksheet: WorksheetCard }) => {
  const { title, summary, thumbnail, difficulty, categoryList, chapterCount, questionCount, doneCount } = worksheet
  const isDone = isWorksheetDone(worksheet)
  return (
    <PictureCard
      picture={
        <Thumbnail candidates={[...(thumbnail === null ? [] : [thumbnail]), thumbnailFallback]}>
          {doneCount !== null && doneCount > 0 && (
            <Badge tone={isDone ? 'success' : 'primary'} onPicture>
              {isDone && <Icon icon={Check} size={14} className={styles['sign']} />}
              {isDone ? words.done : words.begun(formatNumber(chapterCount), formatNumber(doneCount))}
            </Badge>
          )}
        </Thumbnail>
      }
      foot={
        <>
          <DifficultyStars stars={contentStars(difficulty, 'WORKSHEET')} />
          <span className={styles['time']}>{words.size(formatNumber(chapterCount), formatNumber(questionCount))}</span>
        </>
      }
    >
      <p className={styles['category']}>{[...new Set(categoryList.map(({ name }) => name))].join(' · ')}</p>
      <div className={styles['text']}>
        <CardTitle text={title} href={worksheetHref(worksheet)} />
        <CardNote text={summary?.replaceAll('`', '') ?? null} />
      </div>
    </PictureCard>
  )
}

export const WorksheetGrid = ({ worksheets }: { readonly worksheets: readonly WorksheetCard[] }) => (
  <LongList className={styles['grid']}>
    {worksheets.map((worksheet) => (
      <li key={worksheet.worksheetId}>
        <WorksheetTile worksheet={worksheet} />
      </li>
    ))}
  </LongList>
)
