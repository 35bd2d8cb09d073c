import { Dialog } from '../parts/Dialog.tsx'
import { type LessonListProps, Chapters } from './LessonList.tsx'
import styles from './LessonSheet.module.css'
import { lessonWords as words } from './lessonWords.ts'

/** The list of lessons, over a page that has no room for it beside the lesson. */
export const LessonSheet = ({ onClose, ...list }: LessonListProps & { onClose(): void }) => (
  <Dialog title={words.list.title} onClose={onClose}>
    <div className={styles['list']}>
      <Chapters {...list} onGo={onClose} />
    </div>
  </Dialog>
)
