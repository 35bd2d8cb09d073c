import { Blocks, CodeXml, FileText, type IconNode, Play } from 'lucide'
import type { LessonKind } from '../../domain/lesson/Lesson.ts'

export const lessonKindIcons: Readonly<Record<LessonKind, IconNode>> = { PROBLEM: CodeXml, VIDEO: Play, BLOCK: Blocks, DOCUMENT: FileText }
