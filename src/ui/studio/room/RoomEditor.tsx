import { useState } from 'react'
import type { ChannelMembers } from '../../../application/setHomework.ts'
import type { WorkFeature } from '../../../application/studio.ts'
import { codeLanguages } from '../../../domain/problems/programmingLanguage.ts'
import { roomHref, roomTimings, verdictTimes } from '../../../domain/room/room.ts'
import { roomScorings } from '../../../domain/room/scoring.ts'
import type { SetTask } from '../../../domain/studio/setHomework.ts'
import { emptyRoom, roomGaps, type RoomGap, type SetRoom, type SetRoomTask, timesFor, usualPoint } from '../../../domain/studio/setRoom.ts'
import type { QuestionWords } from '../../kit/AskFirst.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import type { ErrorOf } from '../../kit/useForm.ts'
import { ChoiceField, MomentField, NumberField } from '../../kit/fields.tsx'
import longForm from '../longForm.module.css'
import { PeopleAtWork } from '../../room-people/PeopleAtWork.tsx'
import { AudienceFields } from '../taskSet/AudienceFields.tsx'
import { TaskFields } from '../taskSet/TaskFields.tsx'
import { AboutFields, TaskSetForm } from '../taskSet/TaskSetForm.tsx'
import { useWorkEditor } from '../useWork.ts'
import type { OpenedWork } from '../WorkPage.tsx'
import { setRoomWords as words } from './setRoomWords.ts'
import styles from './RoomEditor.module.css'

const form = words.form

interface RoomEditorProps extends OpenedWork<SetRoom> {
  readonly feature: WorkFeature<SetRoom>
  readonly members: ChannelMembers
}

const roomTaskOf = ({ type, contentId, title }: SetTask): SetRoomTask | null =>
  type === 'PROBLEM' ? { type, contentId, title, point: usualPoint } : null

/** A test or a contest: what, when, for how long, by which rules, for whom. */
export const RoomEditor = ({ feature, members, viewer, saved, onSaved }: RoomEditorProps) => {
  const editor = useWorkEditor({ feature, viewer, saved, empty: emptyRoom, shownIn: ['rooms', 'room'] })
  const room = editor.content
  const change = (part: Partial<SetRoom>) => editor.change({ ...room, ...part })
  const { saved: known } = editor
  const asked = ({ text, ...rest }: QuestionWords): QuestionWords => ({
    ...rest,
    text: (
      <>
        {known && <PeopleAtWork roomId={known.workId} />} {text}
      </>
    ),
  })
  /** Learners have only what was saved before. */
  const isOut = (task: SetRoomTask) =>
    known?.state === 'PUBLISHED' && known.content.taskList.some(({ contentId }) => contentId === task.contentId)
  return (
    <TaskSetForm
      {...{ editor, feature, viewer, words, onSaved }}
      gapsOf={roomGaps}
      withdrawal={{ deed: 'closeRoom', words: asked(words.closing) }}
      renderWay={(workId) => (
        <ButtonLink wide tone="soft" href={roomHref(workId)}>
          {words.enter}
        </ButtonLink>
      )}
    >
      {(errorOf) => (
        <>
          <AboutFields heading={form.about} descriptionHint={form.descriptionHint} about={room} errorOf={errorOf} onChange={change} />
          <TaskFields
            tasks={room.taskList}
            error={errorOf('noTask', 'tooManyTasks', 'point')}
            kinds={['PROBLEM']}
            words={form.tasks}
            taskOf={roomTaskOf}
            askRemoval={(task) => (isOut(task) ? asked(words.taskRemoval) : null)}
            renderMore={(task, changeTask) =>
              room.scoring === 'POINTS' && (
                <div className={styles['point']}>
                  <NumberField
                    of={task.title}
                    label={form.point}
                    value={task.point}
                    blank={0}
                    onChange={(point) => changeTask({ ...task, point })}
                  />
                </div>
              )
            }
            onChange={(taskList) => change({ taskList })}
          />
          <WhenFields room={room} errorOf={errorOf} onChange={change} />
          <ScoreFields room={room} errorOf={errorOf} onChange={change} />
          <RuleFields room={room} errorOf={errorOf} onChange={change} />
          <AudienceFields
            members={members}
            viewer={viewer}
            audience={room.audience}
            error={errorOf('nobody', 'noClass')}
            onChange={(audience) => change({ audience })}
          />
        </>
      )}
    </TaskSetForm>
  )
}

interface PartProps {
  readonly room: SetRoom
  readonly errorOf: ErrorOf<RoomGap>
  onChange(part: Partial<SetRoom>): void
}

const WhenFields = ({ room, errorOf, onChange }: PartProps) => {
  const { timing, startDate, endDate, minutes } = room
  // Who looks at another way finds their times again.
  const [known, setKnown] = useState<Pick<SetRoom, 'startDate' | 'endDate' | 'minutes'>>(room)
  return (
    <Panel aria-labelledby="room-when" className={longForm['part']}>
      <SectionHeading id="room-when" title={form.when} />
      <ChoiceField
        title={form.timing}
        options={roomTimings}
        words={form.timings}
        chosen={[timing]}
        onChoose={(next) => {
          const times = { startDate: startDate ?? known.startDate, endDate: endDate ?? known.endDate, minutes: minutes ?? known.minutes }
          setKnown(times)
          onChange(timesFor(next, times))
        }}
      />
      {timing !== 'MANUAL' && (
        <div className={styles['pair']}>
          <MomentField
            label={form.start[timing]}
            hint={form.momentHint}
            within="first"
            moment={startDate}
            error={startDate === null ? errorOf('noDates') : undefined}
            onChange={(next) => onChange({ startDate: next })}
          />
          <MomentField
            label={form.end[timing]}
            hint={timing === 'OWN' ? form.ownEndHint : form.momentHint}
            within="first"
            moment={endDate}
            error={endDate === null ? errorOf('noDates') : errorOf('endBeforeStart', 'endPast')}
            onChange={(next) => onChange({ endDate: next })}
          />
        </div>
      )}
      {timing !== 'FIXED' && (
        <NumberField
          label={form.minutes}
          value={minutes}
          blank={null}
          error={errorOf('minutes')}
          onChange={(next) => onChange({ minutes: next })}
        />
      )}
    </Panel>
  )
}

const ScoreFields = ({ room, errorOf, onChange }: PartProps) => (
  <Panel aria-labelledby="room-scores" className={longForm['part']}>
    <SectionHeading id="room-scores" title={form.scores} />
    <ChoiceField
      title={form.scoring}
      options={roomScorings}
      words={form.scorings}
      chosen={[room.scoring]}
      onChoose={(scoring) => onChange({ scoring })}
    />
    <ChoiceField
      title={form.verdict}
      options={verdictTimes}
      words={form.verdicts}
      chosen={[room.verdicts]}
      onChoose={(verdicts) => onChange({ verdicts })}
    />
    {room.verdicts === 'AT_ONCE' && (
      <NumberField
        label={form.freeze}
        hint={form.freezeHint}
        value={room.freezeMinutes}
        blank={0}
        error={errorOf('freeze')}
        onChange={(freezeMinutes) => onChange({ freezeMinutes })}
      />
    )}
  </Panel>
)

const RuleFields = ({ room, errorOf, onChange }: PartProps) => {
  const { allowsHints, allowsTutor, languages } = room
  return (
    <Panel aria-labelledby="room-rules" className={longForm['part']}>
      <SectionHeading id="room-rules" title={form.rules} />
      <ChoiceField
        isMany
        title={form.allowed}
        options={['hints', 'tutor']}
        words={form.help}
        chosen={(['hints', 'tutor'] as const).filter((help) => (help === 'hints' ? allowsHints : allowsTutor))}
        onChoose={(help) => onChange(help === 'hints' ? { allowsHints: !allowsHints } : { allowsTutor: !allowsTutor })}
      />
      <ChoiceField
        isMany
        title={form.languages}
        hint={form.languagesHint}
        options={codeLanguages}
        words={form.languageNames}
        chosen={languages}
        onChoose={(language) =>
          onChange({ languages: codeLanguages.filter((one) => (one === language ? !languages.includes(one) : languages.includes(one))) })
        }
      />
      <NumberField
        label={form.late}
        hint={form.lateHint}
        value={room.lateMinutes}
        blank={0}
        error={errorOf('late')}
        onChange={(lateMinutes) => onChange({ lateMinutes })}
      />
    </Panel>
  )
}
