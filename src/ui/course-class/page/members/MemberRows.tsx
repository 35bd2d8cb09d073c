import { type ReactNode, useState } from 'react'
import type { ClassMember } from '../../../../domain/course-class/ClassMember.ts'
import { GrowingList } from '../../../parts/GrowingList.tsx'
import { useGrowing } from '../../../parts/useGrowing.tsx'
import { MemberDetail } from './MemberDetail.tsx'
import { DetailButton, Member, Progress, Studied } from './MemberParts.tsx'
import styles from './MemberRows.module.css'
import { memberWords as words } from './memberWords.ts'
import { useIsWide } from './useIsWide.ts'

const step = 30

interface MemberRowsProps {
  readonly courseClassId: string
  readonly members: readonly ClassMember[]
}

/** A table where there is room for one, else a list. */
export const MemberRows = ({ courseClassId, members }: MemberRowsProps) => {
  const isWide = useIsWide()
  const [open, setOpen] = useState<string | null>(null)
  const rowOf = (member: ClassMember) => {
    const key = String(member.userId)
    const isOpen = open === key
    const detail = isOpen && <MemberDetail courseClassId={courseClassId} userId={member.userId} />
    return { member, isOpen, detail, onToggle: () => setOpen(isOpen ? null : key) }
  }
  return isWide ? (
    <Table members={members} rowOf={rowOf} />
  ) : (
    <GrowingList
      items={members}
      step={step}
      className={styles['list']}
      keyOf={({ userId }) => userId}
      renderItem={(member) => <ListRow {...rowOf(member)} />}
    />
  )
}

interface RowProps {
  readonly member: ClassMember
  readonly isOpen: boolean
  readonly detail: ReactNode
  onToggle(): void
}

const ListRow = ({ member, isOpen, detail, onToggle }: RowProps) => (
  <div className={styles['item']}>
    <div className={styles['head']}>
      <Member member={member} />
      <DetailButton {...{ member, isOpen, onToggle }} />
    </div>
    <Progress member={member} />
    <p className={styles['studied']}>
      <Studied member={member} isSaid />
    </p>
    {detail}
  </div>
)

const Table = ({ members, rowOf }: { readonly members: readonly ClassMember[]; rowOf(member: ClassMember): RowProps }) => {
  const { shown, place, more } = useGrowing<ClassMember, HTMLTableSectionElement>(members, step)
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.progress}</th>
            <th scope="col">{words.columns.studied}</th>
            <th scope="col">{words.columns.detail}</th>
          </tr>
        </thead>
        <tbody ref={place}>
          {shown.map((member) => (
            <TableRow key={member.userId} {...rowOf(member)} />
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}

const TableRow = ({ member, isOpen, detail, onToggle }: RowProps) => (
  <>
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <Member member={member} />
      </th>
      <td>
        <Progress member={member} />
      </td>
      <td className={styles['studied']}>
        <Studied member={member} />
      </td>
      <td>
        <DetailButton {...{ member, isOpen, onToggle }} />
      </td>
    </tr>
    {isOpen && (
      <tr>
        <td colSpan={4} className={styles['detail']}>
          {detail}
        </td>
      </tr>
    )}
  </>
)
