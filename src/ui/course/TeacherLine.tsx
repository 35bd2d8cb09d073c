import type { Teacher } from '../../domain/course/Teacher.ts'
import { safeImageUrl } from '../../domain/site/safeImageUrl.ts'
import fallback from '../art/avatar-default.svg?url&no-inline'
import { copy } from '../copy.ts'
import { NameLine } from '../parts/NameLine.tsx'

export const TeacherLine = ({ teacher }: { readonly teacher: Teacher | null }) => (
  <NameLine
    pictures={[safeImageUrl(teacher?.profile), fallback]}
    shape="round"
    name={teacher?.nickname && copy.cards.teacher(teacher.nickname)}
  />
)
