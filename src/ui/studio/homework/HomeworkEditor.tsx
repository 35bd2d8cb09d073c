import { useEffect, useEffectEvent, useState } from 'react'
import type { SetHomeworkFeature } from '../../../application/setHomework.ts'
import { taskTypes } from '../../../domain/content/contentKind.ts'
import { hrefTo } from '../../../domain/paths.ts'
import { emptyHomework, endOf, homeworkGaps, type SetHomework, taskOfAddress, withTask } from '../../../domain/studio/setHomework.ts'
import { useUrlState } from '../../kit/address.ts'
import { useApplication } from '../../kit/application.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { MomentField } from '../../kit/fields.tsx'
import longForm from '../longForm.module.css'
import { AudienceFields } from '../taskSet/AudienceFields.tsx'
import { TaskFields } from '../taskSet/TaskFields.tsx'
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
      renderWay={(workId) => (
        <ButtonLink wide tone="soft" href={hrefTo('homeworkMembers', { homeworkId: workId, assignmentId: workId })}>
          {words.members}
        </ButtonLink>
      )}
    >
      {(errorOf) => (
        <>
          <AboutFields heading={form.about} descriptionHint={form.descriptionHint} about={homework} errorOf={errorOf} onChange={change} />
          <TaskFields
            tasks={homework.taskList}
            error={errorOf('noTask', 'tooManyTasks')}
            kinds={taskTypes}
            taskOf={(picked) => picked}
            onChange={(taskList) => change({ taskList })}
          />
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
          <AudienceFields
            members={feature.members}
            viewer={viewer}
            audience={homework.audience}
            error={errorOf('nobody', 'noClass')}
            onChange={(audience) => change({ audience })}
          />
        </>
      )}
    </TaskSetForm>
  )
}
