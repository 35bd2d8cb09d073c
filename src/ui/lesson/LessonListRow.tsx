import { Blocks, Check, CodeXml, FileText, Lock, Play } from 'lucide-react'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import { SiteLink } from '../app/SiteLink.tsx'
import { copy } from '../copy.ts'
import { coursePageWords } from '../course/page/coursePageWords.ts'
import { studyTime } from '../course/page/studyTime.ts'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './LessonList.module.css'
import { lessonWords as words } from './lessonWords.ts'

const icons = { PROBLEM: CodeXml, VIDEO: Play, BLOCK: Blocks, DOCUMENT: FileText } as const

interface LessonListRowProps {
  readonly lesson: Lesson
  readonly href: string
  readonly state: 'open' | 'done' | 'locked'
  readonly isCurrent: boolean
  readonly onGo: (() => void) | undefined
}

export const LessonListRow = ({ lesson: { kind, title, minutes }, href, state, isCurrent, onGo }: LessonListRowProps) => {
  const Icon = icons[kind]
  const time = studyTime(minutes)
  return (
    <SiteLink href={href} className={styles['row']} aria-current={isCurrent ? 'page' : undefined} onClick={onGo}>
      <span className={styles['sign']} data-kind={kind}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={styles['text']}>
        <span className={styles['title']} title={title}>
          {title.trim() || copy.frame.untitled}
        </span>
        <span className={styles['facts']}>{[coursePageWords.curriculum.kinds[kind], time].filter(Boolean).join(' · ')}</span>
      </span>
      <Mark state={state} />
    </SiteLink>
  )
}

const Mark = ({ state }: Pick<LessonListRowProps, 'state'>) => (
  <span className={styles['mark']} data-state={state}>
    {state === 'done' && <Check size={14} aria-hidden="true" />}
    {state === 'locked' && <Lock size={14} aria-hidden="true" />}
    {state !== 'open' && <VisuallyHidden>{state === 'done' ? words.done : words.locked}</VisuallyHidden>}
  </span>
)
