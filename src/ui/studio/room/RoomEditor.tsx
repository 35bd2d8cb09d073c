import { type ReactNode, useState } from 'react'
import type { ChannelMembers } from '../../../application/setHomework.ts'
import type { WorkFeature } from '../../../application/studio.ts'
import { codeLanguages } from '../../../domain/problems/programmingLanguage.ts'
import type { Id } from '../../../domain/id.ts'
import { roomHref, roomPhase, roomTimings, verdictTimes } from '../../../domain/room/room.ts'
import { roomScorings } from '../../../domain/room/scoring.ts'
import { isChangeable, runState, type RunState } from '../../../domain/studio/roomChanges.ts'
import type { SetTask } from '../../../domain/studio/setHomework.ts'
import { emptyRoom, roomGaps, type RoomGap, type SetRoom, type SetRoomTask, timesFor, usualPoint } from '../../../domain/studio/setRoom.ts'
import { roomPreview } from '../../../domain/studio/taskSetPreview.ts'
import type { QuestionWords } from '../../kit/AskFirst.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card, CardNote, CardTitle } from '../../kit/Card.tsx'
import { lazyWithRetry } from '../../kit/lazy.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { useNowByMinute } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import type { ErrorOf } from '../../kit/useForm.ts'
import { ChoiceField, MomentField, NumberField } from '../../kit/fields.tsx'
import longForm from '../longForm.module.css'
import { EarnedPoints, PeopleAtWork } from '../../room-people/PeopleAtWork.tsx'
import { useRoom } from '../../room-people/useRoom.ts'
import { AudienceFields } from '../taskSet/AudienceFields.tsx'
import { TaskFields } from '../../picker/TaskFields.tsx'
import { AboutFields, TaskSetForm } from '../taskSet/TaskSetForm.tsx'
import { useWorkEditor } from '../useWork.ts'
import type { OpenedWork } from '../WorkPage.tsx'
import { CopyRoom } from './CopyRoom.tsx'
import { setRoomWords as words } from './setRoomWords.ts'
import styles from './RoomEditor.module.css'

const form = words.form

const RoomRules = lazyWithRetry(() => import('../../room/RoomPage.tsx').then((loaded) => loaded.RoomRules))

interface RoomEditorProps extends OpenedWork<SetRoom> {
  readonly feature: WorkFeature<SetRoom>
  readonly members: ChannelMembers
}

const roomTaskOf = ({ type, contentId, title }: SetTask): SetRoomTask | null =>
  type === 'PROBLEM' ? { type, contentId, title, point: usualPoint } : null

/** Renders the form for a test or a contest: tasks, time, duration, rules and audience. */
export const RoomEditor = ({ feature, members, viewer, saved, onSaved }: RoomEditorProps) => {
  const editor = useWorkEditor({ feature, viewer, saved, empty: emptyRoom, shownIn: ['rooms', 'room'] })
  const room = editor.content
  const { serverClock } = useFeature('room')
  const run = loadedValue(useRoom(editor.saved?.state === 'PUBLISHED' ? editor.saved.workId : null))
  // Until the run is loaded, all fields stay open: the server refuses changes that are no longer possible.
  const state = run === null ? 'PLANNED' : runState(roomPhase(run, serverClock.now()))
  const change = (part: Partial<SetRoom>) => editor.change({ ...room, ...part })
  const { saved: known } = editor
  const asked = ({ text, ...rest }: QuestionWords, problemId?: Id): QuestionWords => ({
    ...rest,
    text: (
      <>
        {known && <PeopleAtWork roomId={known.workId} />}{' '}
        {known && problemId !== undefined && <EarnedPoints {...{ problemId }} roomId={known.workId} />} {text}
      </>
    ),
  })
  /** Tells whether learners already have the task: only a published, saved version is theirs. */
  const isOut = (task: SetRoomTask) =>
    known?.state === 'PUBLISHED' && known.content.taskList.some(({ contentId }) => contentId === task.contentId)
  return (
    <TaskSetForm
      {...{ editor, feature, viewer, words, onSaved }}
      gapsOf={(content, now) => roomGaps(content, now, known?.state === 'DRAFT' ? null : known?.content)}
      withdrawal={{ deed: 'closeRoom', words: asked(words.closing) }}
      renderWay={(workId) => (
        <>
          <ButtonLink wide tone="soft" href={roomHref(workId)}>
            {words.enter}
          </ButtonLink>
          <CopyRoom feature={feature} viewer={viewer} room={room} />
        </>
      )}
      isStepped={saved === null}
      preview={<Preview room={room} />}
      steps={[
        {
          headingId: 'set-about',
          name: words.steps.about,
          gaps: ['title', 'titleLength', 'descriptionLength'],
          render: (errorOf) => (
            <AboutFields heading={form.about} descriptionHint={form.descriptionHint} about={room} errorOf={errorOf} onChange={change} />
          ),
        },
        {
          headingId: 'set-tasks',
          name: words.steps.tasks,
          gaps: ['noTask', 'tooManyTasks', 'point'],
          render: (errorOf) => (
            <TaskFields
              tasks={room.taskList}
              error={errorOf('noTask', 'tooManyTasks', 'point')}
              kinds={['PROBLEM']}
              words={form.tasks}
              taskOf={roomTaskOf}
              askRemoval={(task) => (isOut(task) ? asked(words.taskRemoval, task.contentId) : null)}
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
          ),
        },
        {
          headingId: 'room-when',
          name: words.steps.when,
          gaps: ['noDates', 'endBeforeStart', 'endPast', 'minutes'],
          render: (errorOf) => <WhenFields room={room} state={state} errorOf={errorOf} onChange={change} />,
        },
        {
          headingId: 'room-scores',
          name: words.steps.scores,
          gaps: ['freeze'],
          render: (errorOf) => <ScoreFields room={room} state={state} errorOf={errorOf} onChange={change} />,
        },
        {
          headingId: 'room-help',
          name: words.steps.rules,
          gaps: ['late'],
          render: (errorOf) => <RuleFields room={room} state={state} errorOf={errorOf} onChange={change} />,
        },
        {
          headingId: 'set-who',
          name: words.steps.who,
          gaps: ['nobody', 'noClass'],
          render: (errorOf) => (
            <AudienceFields
              members={members}
              viewer={viewer}
              audience={room.audience}
              error={errorOf('nobody', 'noClass')}
              onChange={(audience) => change({ audience })}
            />
          ),
        },
      ]}
    >
      {state !== 'PLANNED' && <p className={styles['running']}>{form.running[state]}</p>}
    </TaskSetForm>
  )
}

const Preview = ({ room }: { readonly room: SetRoom }) => {
  const now = useNowByMinute()
  const shown = roomPreview(room, now)
  return (
    <>
      <Card className={styles['card']}>
        <CardTitle text={shown.title} href={null} />
        <CardNote text={shown.description} />
      </Card>
      <RoomRules room={shown} phase={roomPhase(shown, now.getTime())} participantCount={0} />
    </>
  )
}

interface ChangeableProps {
  readonly of: keyof SetRoom
  readonly state: RunState
  readonly children: ReactNode
}

/** Renders a field that tells when it can no longer be changed. */
const Changeable = ({ of, state, children }: ChangeableProps) => {
  const isLocked = !isChangeable(of, state)
  return (
    <fieldset disabled={isLocked} className={styles['field']}>
      {isLocked && <p className={styles['locked']}>{form.locked[isChangeable(of, 'OPEN') ? 'OVER' : 'OPEN']}</p>}
      {children}
    </fieldset>
  )
}

interface PartProps {
  readonly room: SetRoom
  readonly state: RunState
  readonly errorOf: ErrorOf<RoomGap>
  onChange(part: Partial<SetRoom>): void
}

const WhenFields = ({ room, state, errorOf, onChange }: PartProps) => {
  const { timing, startDate, endDate, minutes } = room
  // Keeps the times while another timing is chosen, so that they are there again on return.
  const [known, setKnown] = useState<Pick<SetRoom, 'startDate' | 'endDate' | 'minutes'>>(room)
  return (
    <Panel aria-labelledby="room-when" className={longForm['part']}>
      <SectionHeading id="room-when" title={form.when} />
      <Changeable of="timing" state={state}>
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
      </Changeable>
      {timing !== 'MANUAL' && (
        <div className={styles['pair']}>
          <Changeable of="startDate" state={state}>
            <MomentField
              label={form.start[timing]}
              hint={form.momentHint}
              within="first"
              moment={startDate}
              error={startDate === null ? errorOf('noDates') : undefined}
              onChange={(next) => onChange({ startDate: next })}
            />
          </Changeable>
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

const ScoreFields = ({ room, state, errorOf, onChange }: PartProps) => (
  <Panel aria-labelledby="room-scores" className={longForm['part']}>
    <SectionHeading id="room-scores" title={form.scores} />
    <Changeable of="scoring" state={state}>
      <ChoiceField
        title={form.scoring}
        options={roomScorings}
        words={form.scorings}
        chosen={[room.scoring]}
        onChoose={(scoring) => onChange({ scoring })}
      />
    </Changeable>
    <Changeable of="verdicts" state={state}>
      <ChoiceField
        title={form.verdict}
        options={verdictTimes}
        words={form.verdicts}
        chosen={[room.verdicts]}
        onChoose={(verdicts) => onChange({ verdicts })}
      />
    </Changeable>
    {room.verdicts === 'AT_ONCE' && (
      <Changeable of="freezeMinutes" state={state}>
        <NumberField
          label={form.freeze}
          hint={form.freezeHint}
          value={room.freezeMinutes}
          blank={0}
          error={errorOf('freeze')}
          onChange={(freezeMinutes) => onChange({ freezeMinutes })}
        />
      </Changeable>
    )}
  </Panel>
)

const RuleFields = ({ room, state, errorOf, onChange }: PartProps) => {
  const { allowsHints, allowsTutor, languages } = room
  return (
    <Panel aria-labelledby="room-help" className={longForm['part']}>
      <SectionHeading id="room-help" title={form.rules} />
      <Changeable of="allowsHints" state={state}>
        <ChoiceField
          isMany
          title={form.allowed}
          options={['hints', 'tutor']}
          words={form.help}
          chosen={(['hints', 'tutor'] as const).filter((help) => (help === 'hints' ? allowsHints : allowsTutor))}
          onChoose={(help) => onChange(help === 'hints' ? { allowsHints: !allowsHints } : { allowsTutor: !allowsTutor })}
        />
      </Changeable>
      <Changeable of="languages" state={state}>
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
      </Changeable>
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
