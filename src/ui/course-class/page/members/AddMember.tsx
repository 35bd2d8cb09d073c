import { useState } from 'react'
import type { ClassMember } from '../../../../domain/course-class/classMembers.ts'
import { formatNumber } from '../../../../domain/format.ts'
import { type Member, memberQuery } from '../../../../domain/members/member.ts'
import { CatalogueSearch } from '../../../catalogue/CatalogueSearch.tsx'
import { ActionButton } from '../../../kit/ActionButton.tsx'
import { FailedLine } from '../../../kit/FailedLine.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx'
import { useAddToClass, useMembers } from '../../../members/memberQueries.ts'
import { memberWords } from './memberWords.ts'
import styles from './AddMember.module.css'

const words = memberWords.add
const maxShown = 6

interface AddMemberProps {
  readonly courseClassId: string
  readonly members: readonly ClassMember[]
}

/** Adds learners of the channel to the class, who then need not enrol. */
export const AddMember = ({ courseClassId, members }: AddMemberProps) => {
  const [keyword, setKeyword] = useState<string | null>(null)
  const found = useMembers({ ...memberQuery.initial, keyword, role: 'LEARNER' })
  const isIn = ({ userId }: Member) => members.some((member) => String(member.userId) === String(userId))
  return (
    <div className={styles['form']}>
      <h3 className={styles['title']}>{words.title}</h3>
      <p className={styles['note']}>{words.note}</p>
      <CatalogueSearch words={words.search} keyword={keyword} onSearch={setKeyword} />
      {found.status === 'waiting' && <Skeleton height={132} radius="control" />}
      {found.status === 'failed' && <FailedLine className={styles['note']} data-problem text={words.failed} retry={found.retry} />}
      {found.status === 'ready' && (
        <>
          <ul aria-label={words.found} className={styles['found']}>
            {found.value.items.slice(0, maxShown).map((member) => (
              <FoundMember key={member.userId} {...{ courseClassId, member }} isIn={isIn(member)} />
            ))}
          </ul>
          <p role="status" className={styles['note']}>
            {found.value.totalCount === 0 && words.none}
            {found.value.totalCount > maxShown && words.more(formatNumber(found.value.totalCount - maxShown))}
          </p>
        </>
      )}
    </div>
  )
}

interface FoundMemberProps {
  readonly courseClassId: string
  readonly member: Member
  readonly isIn: boolean
}

const FoundMember = ({ courseClassId, member: { userId, nickname }, isIn }: FoundMemberProps) => {
  const { pendingInput, run: add } = useAddToClass()
  const isRunning = pendingInput !== null
  const name = nickname?.trim() || memberWords.noName
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>{name}</span>
      {isIn ? (
        <span className={styles['note']}>{words.isIn}</span>
      ) : (
        <ActionButton tone="soft" size="small" isRunning={isRunning} onClick={() => void add({ courseClassId, userIds: [userId] })}>
          <span>
            <VisuallyHidden>{name} </VisuallyHidden>
            {isRunning ? words.running : words.button}
          </span>
        </ActionButton>
      )}
    </li>
  )
}
