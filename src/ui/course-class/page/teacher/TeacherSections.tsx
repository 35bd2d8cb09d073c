import { useState } from 'react'
import type { ClassTask } from '../../../../domain/classView.ts'
import { classLearners } from '../../../../domain/course-class/classLearners.ts'
import type { ClassMember } from '../../../../domain/course-class/classMembers.ts'
import type { Viewer } from '../../../../domain/viewer.ts'
import { useClassView } from '../../../class-view/useClassView.ts'
import { useApplication } from '../../../kit/application.ts'
import { lazyWithRetry, OnDemand } from '../../../kit/lazy.tsx'
import { loadedValue } from '../../../kit/loaded.ts'
import { Members, useClassMembers } from '../members/Members.tsx'
import { memberWords } from '../members/memberWords.ts'
import { Announcements } from './Announcements.tsx'
import { Attendances } from './Attendances.tsx'
import { ClassProblems } from './ClassProblems.tsx'

/** Loaded lazily: it shows the code of attempts, which needs syntax highlighting. */
const LearnerDialog = lazyWithRetry(() => import('../../../class-view/LearnerDialog.tsx').then((loaded) => loaded.LearnerDialog))

interface TeacherSectionsProps {
  readonly courseClassId: string
  readonly viewer: Viewer
}

interface OpenedTask {
  readonly member: ClassMember
  readonly task: ClassTask
}

/** Renders the teacher's sections of a class: learners who need help, their problems, attendance and announcements. */
export const TeacherSections = ({ courseClassId, viewer }: TeacherSectionsProps) => {
  const { clock } = useApplication()
  const members = useClassMembers(courseClassId)
  const { grid } = useClassView({ courseClassId }, viewer)
  const [opened, setOpened] = useState<OpenedTask | null>(null)
  const learners = classLearners(loadedValue(members) ?? [], loadedValue(grid), clock.now())
  return (
    <>
      <Members {...{ courseClassId, members, learners }} standings={grid} onOpenTask={(member, task) => setOpened({ member, task })} />
      <ClassProblems courseClassId={courseClassId} grid={grid} />
      <Attendances courseClassId={courseClassId} members={loadedValue(members) ?? []} />
      <Announcements courseClassId={courseClassId} writer={viewer} />
      <OnDemand requested={opened} onLoadError={() => setOpened(null)}>
        {opened !== null && (
          <LearnerDialog
            viewer={viewer}
            row={opened.member}
            name={opened.member.nickname?.trim() || memberWords.noName}
            task={opened.task}
            onClose={() => setOpened(null)}
          />
        )}
      </OnDemand>
    </>
  )
}
