import { contentLooks } from '../content/contentLooks.ts'
import type { LessonKind } from '../../domain/content/contentKind.ts'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import kinds from './LessonLayout.module.css'
import styles from './LessonKind.module.css'

interface LessonKindTileProps {
  readonly kind: LessonKind
  readonly size?: 'small' | 'medium'
}

/** Renders the icon of a lesson's kind; decorative, because the text beside it says the same. */
export const LessonKindTile = ({ kind, size = 'medium' }: LessonKindTileProps) => (
  <span className={classNames(kinds['ground'], styles['tile'])} data-kind={kind} data-size={size}>
    <Icon icon={contentLooks[kind].icon} size={size === 'small' ? 16 : 20} />
  </span>
)
