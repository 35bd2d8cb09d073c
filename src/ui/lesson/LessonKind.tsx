import { Blocks, CodeXml, FileText, type IconNode, Play } from 'lucide'
import type { LessonKind } from '../../domain/lesson/lesson.ts'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import { copy } from '../copy.ts'
import kinds from './LessonLayout.module.css'
import styles from './LessonKind.module.css'

const lessonKindIcons: Readonly<Record<LessonKind, IconNode>> = { PROBLEM: CodeXml, VIDEO: Play, BLOCK: Blocks, DOCUMENT: FileText }

interface LessonKindTileProps {
  readonly kind: LessonKind
  readonly size?: 'small' | 'medium'
}

/** A lesson's kind as an icon; the text beside it says the same. */
export const LessonKindTile = ({ kind, size = 'medium' }: LessonKindTileProps) => (
  <span className={classNames(kinds['ground'], styles['tile'])} data-kind={kind} data-size={size}>
    <Icon icon={lessonKindIcons[kind]} size={size === 'small' ? 16 : 20} />
  </span>
)

const { PROBLEM, VIDEO, BLOCK } = copy.home.studyTypes

export const lessonKindNames = { PROBLEM, VIDEO, BLOCK, DOCUMENT: '디지털 문서' } as const satisfies Readonly<Record<LessonKind, string>>
