import { Blocks, BookOpen, CodeXml, FileText, type IconNode, ListChecks, Play } from 'lucide'
import type { StudyType } from '../../domain/content/contentKind.ts'
import type { Creature } from '../../domain/quest.ts'

interface ContentLook {
  /** The name for learners; teachers have a shorter one (`contentWords`). */
  readonly name: string
  readonly icon: IconNode
  /** The creature that accompanies this kind of content everywhere. */
  readonly creature: Creature
}

export const contentLooks: Readonly<Record<StudyType, ContentLook>> = {
  COURSE: { name: '강의', icon: BookOpen, creature: 'TURTLE' },
  PROBLEM: { name: '텍스트 코딩', icon: CodeXml, creature: 'CRAB' },
  BLOCK: { name: '블록 코딩', icon: Blocks, creature: 'SEAHORSE' },
  VIDEO: { name: '영상', icon: Play, creature: 'NEMO' },
  DOCUMENT: { name: '디지털 문서', icon: FileText, creature: 'TURTLE' },
  WORKSHEET: { name: '학습지', icon: ListChecks, creature: 'TURTLE' },
}
