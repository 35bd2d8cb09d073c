import { Dialog } from '../kit/Dialog.tsx'
import { Chapters, type LessonListProps } from './LessonList.tsx'
import { lessonWords as words } from './lessonWords.ts'
import styles from './LessonListDialog.module.css'

/** Renders the list of lessons as a dialog, on a page without room for it beside the lesson. */
export const LessonListDialog = ({ onClose, ...list }: LessonListProps & { onClose(): void }) => (
  <Dialog title={words.list.title} onClose={onClose}>
    <div className={styles['list']}>
      <Chapters {...list} onNavigate={onClose} />
    </div>
  </Dialog>
)
