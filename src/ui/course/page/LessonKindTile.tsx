import { Blocks, CodeXml, FileText, Play } from 'lucide'
import type { LessonKind } from '../../../domain/lesson/Lesson.ts'
import { Icon } from '../../parts/Icon.tsx'
import styles from './LessonKindTile.module.css'

const icons = { PROBLEM: CodeXml, VIDEO: Play, BLOCK: Blocks, DOCUMENT: FileText } as const

interface LessonKindTileProps {
  readonly kind: LessonKind
  readonly size?: 'small' | 'medium'
}

/** A lesson's kind as a picture; the word stands beside it. */
export const LessonKindTile = ({ kind, size = 'medium' }: LessonKindTileProps) => {
  return (
    <span className={styles['tile']} data-kind={kind} data-size={size}>
      <Icon of={icons[kind]} size={size === 'small' ? 16 : 20} />
    </span>
  )
}
