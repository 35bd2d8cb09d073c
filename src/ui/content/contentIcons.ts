import { Blocks, BookOpen, CodeXml, FileText, type IconNode, ListChecks, Play } from 'lucide'
import type { StudyType } from '../../domain/content/contentKind.ts'

export const contentIcons: Readonly<Record<StudyType, IconNode>> = {
  COURSE: BookOpen,
  PROBLEM: CodeXml,
  BLOCK: Blocks,
  VIDEO: Play,
  DOCUMENT: FileText,
  WORKSHEET: ListChecks,
}
