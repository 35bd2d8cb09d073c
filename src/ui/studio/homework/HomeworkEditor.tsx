import { useEffect, useEffectEvent, useState } from 'react'
import type { SetHomeworkFeature } from '../../../application/setHomework.ts'
import { taskTypes } from '../../../domain/content/contentKind.ts'
import { hrefTo } from '../../../domain/paths.ts'
import { emptyHomework, endOf, homeworkGaps, type SetHomework, taskOfAddress, withTask } from '../../../domain/studio/setHomework.ts'
import { homeworkPreview } from '../../../domain/studio/taskSetPreview.ts'
import { useUrlState } from '../../kit/address.ts'
import { useApplication } from '../../kit/application.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { lazyWithRetry } from '../../kit/lazy.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { MomentField } from '../../kit/fields.tsx'
import { useNowByMinute } from '../../kit/time.ts'
import longForm from '../longForm.module.css'
import { AudienceFields } from '../taskSet/AudienceFields.tsx'
import { TaskFields } from '../../picker/TaskFields.tsx'
import { AboutFields, TaskSetForm } from '../taskSet/TaskSetForm.tsx'
import { useWorkEditor } from '../useWork.ts'
import { newWork, type OpenedWork } from '../WorkPage.tsx'
import { setHomeworkHref } from './SetHomeworks.tsx'
import { setHomeworkWords as words } from './setHomeworkWords.ts'
import styles from './HomeworkEditor.module.css'

interface HomeworkEditorProps extends OpenedWork<SetHomework> {
  readonly feature: SetHomeworkFeature
}

const form = words.form

const HomeworkCard = lazyWithRetry(() => import('../../homework/HomeworkCard.tsx').then((loaded) => loaded.HomeworkCard))
const TaskPanel = lazyWithRetry(() => import('../../homework/HomeworkPage.tsx').then((loaded) => loaded.TaskPanel))

/** Renders the form for homework: tasks, deadline and audience. */
export const HomeworkEditor = ({ feature, viewer, saved, onSaved }: HomeworkEditorProps) => {
  const { clock } = useApplication()
  const editor = useWorkEditor({
    feature,
    viewer,
    saved,
    empty: emptyHomework,
    shownIn: ['assignments', 'assignment', 'assignmentTasks', 'desk'],
  })
  const homework = editor.content
  // A new key remounts the fields, which discards a half-typed date.
  const [emptied, setEmptied] = useState(0)
  const change = (part: Partial<SetHomework>) => editor.change({ ...homework, ...part })
  const { parameters, navigate } = useUrlState()
  const named = taskOfAddress(parameters)
  const addNamed = useEffectEvent(() => {
    if (named === null) return
    change({ taskList: withTask(homework.taskList, named) })
    // The task is then removed from the address, so that a reload does not add it again after the teacher removed it.
    navigate(setHomeworkHref(newWork), { replace: true })
  })
  useEffect(() => addNamed(), [])
  return (
    <TaskSetForm
      {...{ editor, feature, viewer, words, onSaved }}
      gapsOf={homeworkGaps}
      withdrawal={{ deed: 'closeHomework', words: words.closing }}
      isStepped={saved === null}
      preview={<HomeworkPreview homework={homework} />}
      renderWay={(workId) => (
        <ButtonLink wide tone="soft" href={hrefTo('homeworkMembers', { homeworkId: workId, assignmentId: workId })}>
          {words.members}
        </ButtonLink>
      )}
      steps={[
        {
          headingId: 'set-about',
          name: words.steps.about,
          gaps: ['title', 'titleLength', 'descriptionLength'],
          render: (errorOf) => (
            <AboutFields heading={form.about} descriptionHint={form.descriptionHint} about={homework} errorOf={errorOf} onChange={change} />
          ),
        },
        {
          headingId: 'set-tasks',
          name: words.steps.tasks,
          gaps: ['noTask', 'tooManyTasks'],
          render: (errorOf) => (
            <TaskFields
              tasks={homework.taskList}
              error={errorOf('noTask', 'tooManyTasks')}
              kinds={taskTypes}
              taskOf={(picked) => picked}
              onChange={(taskList) => change({ taskList })}
            />
          ),
        },
        {
          headingId: 'homework-when',
          name: words.steps.when,
          gaps: ['endPast', 'lateWithoutEnd', 'lateBeforeEnd'],
          render: (errorOf) => (
            <Panel aria-labelledby="homework-when" className={longForm['part']}>
              <SectionHeading id="homework-when" title={form.when} />
              <div className={styles['choices']}>
                {(['tomorrow', 'friday', 'week'] as const).map((choice) => (
                  <Button key={choice} tone="soft" size="small" onClick={() => change({ endDate: endOf(choice, clock.now()) })}>
                    {form.ends[choice]}
                  </Button>
                ))}
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => {
                    change({ endDate: null, lateEndDate: null })
                    setEmptied(emptied + 1)
                  }}
                >
                  {form.noEnd}
                </Button>
              </div>
              <MomentField
                key={`end ${emptied}`}
                label={form.end}
                hint={form.endHint}
                moment={homework.endDate}
                error={errorOf('endPast')}
                onChange={(endDate) => change({ endDate })}
              />
              <MomentField
                key={`late ${emptied}`}
                label={form.late}
                hint={form.lateHint}
                moment={homework.lateEndDate}
                error={errorOf('lateWithoutEnd', 'lateBeforeEnd')}
                onChange={(lateEndDate) => change({ lateEndDate })}
              />
            </Panel>
          ),
        },
        {
          headingId: 'set-who',
          name: words.steps.who,
          gaps: ['nobody', 'noClass'],
          render: (errorOf) => (
            <AudienceFields
              members={feature.members}
              viewer={viewer}
              audience={homework.audience}
              error={errorOf('nobody', 'noClass')}
              onChange={(audience) => change({ audience })}
            />
          ),
        },
      ]}
    />
  )
}

/** Renders homework as learners see it: its card on the home page, and the tasks on its own page. */
const HomeworkPreview = ({ homework }: { readonly homework: SetHomework }) => {
  const { clock } = useApplication()
  const now = useNowByMinute()
  const { card, tasks } = homeworkPreview(homework, now, clock.timeZone())
  return (
    <>
      <HomeworkCard card={card} />
      {tasks.length > 0 && <TaskPanel of={card} tasks={{ status: 'ready', value: tasks }} isTeaching={false} />}
    </>
  )
}
