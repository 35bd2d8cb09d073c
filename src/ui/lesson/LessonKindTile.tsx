import type { LessonKind } from '../../domain/lesson/Lesson.ts'
import { classNames } from '../parts/classNames.ts'
import { Icon } from '../parts/Icon.tsx'
import kinds from './lessonKind.module.css'
import { lessonKindIcons } from './lessonKindIcons.ts'
import styles from './LessonKindTile.module.css'

interface LessonKindTileProps {
  readonly kind: LessonKind
  readonly size?: 'small' | 'medium'
}

/** A lesson's kind as a picture; the word stands beside it. */
export const LessonKindTile = ({ kind, size = 'medium' }: LessonKindTileProps) => (
  <span className={classNames(kinds['ground'], styles['tile'])} data-kind={kind} data-size={size}>
    <Icon of={lessonKindIcons[kind]} size={size === 'small' ? 16 : 20} />
  </span>
)
