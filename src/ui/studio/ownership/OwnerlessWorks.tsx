import { useState } from 'react'
import { canOperate } from '../../../domain/channel/channelSettings.ts'
import type { Id } from '../../../domain/id.ts'
import { memberQuery } from '../../../domain/members/member.ts'
import { mayHandOver, type OwnerlessWork, type WorkHeir } from '../../../domain/studio/ownership.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { AskFirst } from '../../kit/AskFirst.tsx'
import { FailedLine } from '../../kit/FailedLine.tsx'
import { LongList } from '../../kit/LongList.tsx'
import { loadedValue, useLoadable } from '../../kit/loaded.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useMembers } from '../../members/memberQueries.ts'
import { useViewerQuery } from '../../viewer/viewerQuery.ts'
import { StateBadge } from '../WorkBar.tsx'
import { ownershipWords as words } from './ownershipWords.ts'
import { useHandOver } from './useHandOver.ts'
import styles from './OwnerlessWorks.module.css'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly ownerlessWorks: true
  }
}

/** Lists works whose owner has left, to take them over or give them to somebody. Renders nothing if there are none. */
export const OwnerlessWorks = ({ viewer }: { readonly viewer: Viewer }) => {
  const { ownership } = useFeature('member')
  const works = useLoadable(useViewerQuery({ name: 'ownerlessWorks', read: (signal) => ownership.ownerless(signal), staleTime: 0 }))
  if (works.status === 'failed') return <FailedLine text={words.failed} retry={works.retry} />
  if (works.status === 'waiting' || works.value.length === 0) return null
  return (
    <Panel aria-labelledby="ownerless-works" className={styles['panel']}>
      <SectionHeading id="ownerless-works" title={words.title} />
      <p className={styles['note']}>{words.note}</p>
      <LongList className={styles['list']}>
        {works.value.map((work) => (
          <OwnerlessItem key={`${work.kind}/${work.workId}`} viewer={viewer} work={work} />
        ))}
      </LongList>
    </Panel>
  )
}

/** Returns the people who may receive a work: the viewer first. */
const useHeirs = (viewer: Viewer): readonly WorkHeir[] => {
  const isOperator = canOperate(viewer)
  const teachers = loadedValue(useMembers({ ...memberQuery.initial, role: 'ROLE_CHANNEL_TEACHER' }, isOperator))?.items ?? []
  const others = teachers.filter(({ userId }) => userId !== viewer.userId && mayHandOver(isOperator, viewer.userId, userId))
  return viewer.userId === null ? others : [{ userId: viewer.userId, nickname: words.me }, ...others]
}

const OwnerlessItem = ({ viewer, work }: { readonly viewer: Viewer; readonly work: OwnerlessWork }) => {
  const heirs = useHeirs(viewer)
  const [chosen, setChosen] = useState<Id | null>(viewer.userId)
  const title = work.title.trim() || words.untitled
  const { isPending, run } = useHandOver(work)
  return (
    <li className={styles['item']}>
      <div className={styles['facts']}>
        <p className={styles['title']}>
          {title} <StateBadge state={work.state} />
        </p>
        <p className={styles['note']}>
          {[words.kinds[work.kind], work.ownerName !== null && words.madeBy(work.ownerName)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles['deeds']}>
        <SelectField
          label={words.heir(title)}
          value={String(chosen)}
          options={heirs.map(({ userId, nickname }) => ({ value: String(userId), label: nickname?.trim() || words.noName }))}
          onSelect={(value) => setChosen(heirs.find(({ userId }) => String(userId) === value)?.userId ?? viewer.userId)}
        />
        <AskFirst deed="handOverWork" words={words.asking} isRunning={isPending} run={() => run(chosen)}>
          {(ask) => (
            <ActionButton tone="soft" size="small" onClick={ask}>
              <VisuallyHidden>{words.of(title)}</VisuallyHidden>
              {words.give}
            </ActionButton>
          )}
        </AskFirst>
      </div>
    </li>
  )
}
