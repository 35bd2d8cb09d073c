import { useState } from 'react'
import type { Chapter, Lesson } from '../../../domain/lesson/Lesson.ts'
import { Button } from '../../parts/Button.tsx'
import { RetryButton } from '../../parts/RetryButton.tsx'
import { GrowingList } from '../../parts/GrowingList.tsx'
import { PartMessage } from '../../parts/PartMessage.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { type ChapterView, CurriculumChapter } from './CurriculumChapter.tsx'
import { offerWords } from '../offerWords.ts'
import styles from './Curriculum.module.css'
import type { Loaded } from '../../app/Loaded.ts'
import { OfferSection } from '../OfferSection.tsx'

const words = offerWords.curriculum
const named = { name: 'curriculum', title: words.title }
const step = 30

interface CurriculumProps extends ChapterView {
  readonly chapters: Loaded<readonly Chapter[]>
}

/** What is learnt, chapter by chapter. It can fail while the rest of the page stands. */
export const Curriculum = ({ chapters, ...view }: CurriculumProps) => {
  switch (chapters.status) {
    case 'waiting':
      return (
        <OfferSection {...named}>
          <div className={styles['chapters']} aria-hidden="true">
            {[0, 1, 2, 3].map((at) => (
              <div key={at} className={styles['place']}>
                <Skeleton height={20} width="60%" />
              </div>
            ))}
          </div>
        </OfferSection>
      )
    case 'failed':
      return (
        <OfferSection {...named}>
          <PartMessage isAlert text={words.failed}>
            <RetryButton tone="soft" retry={chapters.retry} />
          </PartMessage>
        </OfferSection>
      )
    case 'ready':
      return chapters.value.some(({ lessons }) => lessons.length > 0) ? <Chapters chapters={chapters.value} {...view} /> : <None />
  }
}

const None = () => (
  <OfferSection {...named}>
    <PartMessage creature="SEAHORSE" text={words.none} />
  </OfferSection>
)

/** The chapter where one continues is open, and before anybody has begun, the first. */
const Chapters = ({ chapters, ...view }: ChapterView & { readonly chapters: readonly Chapter[] }) => {
  const all = chapters.map((_, at) => at)
  const start = Math.max(0, placeOf(chapters, view.next))
  const [chosen, setOpen] = useState<readonly number[] | null>(null)
  const open = chosen ?? [start]
  const isAllOpen = all.every((at) => open.includes(at))
  const toggle = (at: number) => setOpen(open.includes(at) ? open.filter((other) => other !== at) : [...open, at])
  const openOrCloseAll = all.length > 1 && (
    <Button tone="quiet" size="small" onClick={() => setOpen(isAllOpen ? [] : all)}>
      {isAllOpen ? words.closeAll : words.openAll}
    </Button>
  )
  return (
    <OfferSection {...named} action={openOrCloseAll}>
      <div className={styles['chapters']}>
        <GrowingList
          key={start}
          items={all}
          step={Math.max(step, start + 1)}
          keyOf={(at) => at}
          renderItem={(at) => {
            const chapter = chapters[at]
            return (
              chapter && (
                <CurriculumChapter {...{ chapter, ...view }} number={at + 1} isOpen={open.includes(at)} onToggle={() => toggle(at)} />
              )
            )
          }}
        />
      </div>
    </OfferSection>
  )
}

const placeOf = (chapters: readonly Chapter[], next: Lesson | null) =>
  next === null ? 0 : chapters.findIndex(({ lessons }) => lessons.includes(next))
