import { Blocks, CodeXml, FileText, Play } from 'lucide-react'
import type { LessonKind } from '../../../domain/lesson/Lesson.ts'
import styles from './LessonKindTile.module.css'

const icons = { PROBLEM: CodeXml, VIDEO: Play, BLOCK: Blocks, DOCUMENT: FileText } as const

interface LessonKindTileProps {
  readonly kind: LessonKind
  readonly size?: 'small' | 'medium'
}

/** A lesson's kind as a picture; the word stands beside it. */
export const LessonKindTile = ({ kind, size = 'medium' }: LessonKindTileProps) => {
  const Icon = icons[kind]
  return (
    <span className={styles['tile']} data-kind={kind} data-size={size}>
      <Icon size={size === 'small' ? 16 : 20} aria-hidden="true" />
    </span>
  )
}
