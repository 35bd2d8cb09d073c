import { use, useEffect, useRef, useState } from 'react'
import type { PracticeFeature } from '../../application/practice.ts'
import { formatNumber } from '../../domain/format.ts'
import { type ProblemLevel, problemLevels } from '../../domain/problems/problemQuery.ts'
import { lobbyHref, roomHref, verdictTimes } from '../../domain/room/room.ts'
import {
  fewestPracticeTasks,
  maxPracticeTasks,
  practiceGaps,
  practiceLengths,
  type PracticeSet,
  type PracticeTask,
} from '../../domain/studio/practiceSet.ts'
import type { SetTask } from '../../domain/studio/setHomework.ts'
import { isSignedIn, needsSignup, type Viewer } from '../../domain/viewer.ts'
import { catalogueWords } from '../catalogue/catalogueWords.ts'
import { useAction } from '../kit/action.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedLine } from '../kit/FailedLine.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { loadedValue } from '../kit/loaded.ts'
import { HomeLink } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { SelectField } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Switch } from '../kit/Switch.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { type ErrorOf, useForm } from '../kit/useForm.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import { useSeaZones } from '../problem/types/typeQueries.ts'
import { BackLink } from '../site/BackLink.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import plain from '../site/PlainPage.module.css'
import { classNames } from '../kit/classNames.ts'
import { ChoiceField, TextField } from '../kit/fields.tsx'
import { TaskFields } from '../picker/TaskFields.tsx'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { practiceWords } from './practiceWords.ts'
import { useMakePractice } from './roomQueries.ts'
import styles from './PracticePage.module.css'

const words = practiceWords.page

/** Renders the page to make a timed practice set for oneself. */
export const PracticePage = () => {
  const viewer = useViewer()
  return (
    <main id="main" tabIndex={-1} className={classNames(plain['pagePage'], plain['underBackLink'])} aria-busy={viewer === null}>
      <PageTitle title={words.title} />
      <BackLink href={lobbyHref}>{words.back}</BackLink>
      <PageHead creature="SHARK" title={words.title} note={practiceWords.lobby.note} />
      {viewer === null ? (
        <Skeleton height={320} radius="card" />
      ) : isSignedIn(viewer) ? (
        <PracticeForm viewer={viewer} />
      ) : (
        <GuestPanel
          creature="SEAHORSE"
          title={needsSignup(viewer) ? practiceWords.entry.pending : practiceWords.entry.guest}
          text={practiceWords.entryNote}
        >
          <LoginLink words={practiceWords.lobby.login} />
          <HomeLink tone="quiet" />
        </GuestPanel>
      )}
    </main>
  )
}

const practiceOf = ({ type, contentId, title }: SetTask): PracticeTask | null => (type === 'PROBLEM' ? { type, contentId, title } : null)

/** Renders the form of a practice set. Its choices stay on the device until the set is made. */
const PracticeForm = ({ viewer }: { readonly viewer: Viewer }) => {
  const { practice } = use(useFeature('room').making())
  const { notifications } = useApplication()
  const { navigate } = useUrlState()
  const stored = useStoredText({ place: 'practice', owner: viewer.userId })
  const set = practice.parseStored(stored.text)
  const changeTo = (partOf: (now: PracticeSet) => Partial<PracticeSet>) =>
    stored.change((text) => {
      const now = practice.parseStored(text)
      return JSON.stringify({ ...now, ...partOf(now) })
    })
  const change = (part: Partial<PracticeSet>) => changeTo(() => part)
  const { gaps, errorOf, placeRef, check } = useForm({
    findGaps: () => practiceGaps(set),
    nameOf: (gap) => gap,
    textOf: (gap) => words.gaps[gap],
  })
  const { isPending, run } = useMakePractice()
  const isMounted = useIsMounted()
  const make = async () => {
    if (!check()) return
    const outcome = await run({ set, press: stored.press() })
    if (outcome.kind !== 'made') return notifications.warn(words.refusals[outcome.kind])
    stored.saved(stored.text)
    notifications.success(words.made)
    // Navigate only if the user is still on this page.
    if (isMounted()) navigate(roomHref(outcome.roomId))
  }
  return (
    <div ref={placeRef} className={styles['form']}>
      <Proposal
        propose={practice.propose}
        current={set.taskList}
        onProposed={(taskList, type) =>
          changeTo(({ title }) => ({ taskList, ...(title.trim() === '' && { title: words.nameOf(type ?? words.mixed) }) }))
        }
        onUndo={(taskList) => change({ taskList })}
      />
      <TaskFields
        tasks={set.taskList}
        error={errorOf('tooFewTasks', 'tooManyTasks', 'repeatedTask')}
        kinds={['PROBLEM']}
        words={words.tasks}
        taskOf={practiceOf}
        onChange={(taskList) => change({ taskList })}
      />
      <HowFields set={set} errorOf={errorOf} onChange={change} />
      {gaps.length > 0 && (
        <div tabIndex={-1} role="alert" data-gaps className={styles['missing']}>
          <h2>{words.missing}</h2>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{words.gaps[gap]}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles['buttons']}>
        <ActionButton isRunning={isPending} onClick={() => void make()}>
          {isPending ? words.making : words.make}
        </ActionButton>
        <ButtonLink tone="quiet" href={lobbyHref}>
          {words.cancel}
        </ButtonLink>
      </div>
    </div>
  )
}

const counts = Array.from({ length: maxPracticeTasks - fewestPracticeTasks + 1 }, (_, at) => at + fewestPracticeTasks)

interface ProposalProps {
  /** Passed as a prop: React warns wrongly of a changed hook order in a component that suspends for two features (react#37655). */
  readonly propose: PracticeFeature['propose']
  readonly current: PracticeSet['taskList']
  /** Called with the tasks that replace the current ones. */
  onProposed(tasks: readonly PracticeTask[], type: string | null): void
  /** Restores the tasks from before the proposal. */
  onUndo(tasks: PracticeSet['taskList']): void
}

/** Proposes tasks by type and level. */
const Proposal = ({ propose: find, current, onProposed, onUndo }: ProposalProps) => {
  const zones = useSeaZones()
  const [category, setCategory] = useState('')
  const [level, setLevel] = useState<ProblemLevel | null>(null)
  const [count, setCount] = useState(5)
  const [news, setNews] = useState('')
  const [replaced, setReplaced] = useState<PracticeSet['taskList']>([])
  const before = useRef(current)
  useEffect(() => {
    before.current = current
  }, [current])
  const types = (loadedValue(zones) ?? []).flatMap((zone) => zone.types).filter(({ problemCount }) => problemCount > 0)
  const { isPending, run } = useAction({
    name: 'proposePractice',
    run: () => find({ category: category || null, level, count }),
  })
  const propose = async () => {
    const outcome = await run()
    if (outcome.kind === 'failed') return setNews(words.proposeFailed)
    const { length } = outcome.tasks
    if (length === 0) return setNews(words.noneProposed)
    setReplaced(before.current)
    onProposed(outcome.tasks, category || null)
    return setNews(length < fewestPracticeTasks ? words.fewer(formatNumber(length)) : words.proposed(formatNumber(length)))
  }
  return (
    <Panel aria-labelledby="practice-pick" className={styles['part']}>
      <SectionHeading id="practice-pick" title={words.pick} />
      {zones.status === 'failed' ? (
        <FailedLine className={styles['note']} text={words.typesFailed} retry={zones.retry} />
      ) : (
        <p className={styles['note']}>{words.pickNote}</p>
      )}
      <div className={styles['pair']}>
        <SelectField
          label={words.type}
          isLabelShown
          value={category}
          options={[{ value: '', label: words.allTypes }, ...types.map(({ name }) => ({ value: name, label: name }))]}
          onSelect={setCategory}
        />
        <SelectField
          label={words.level}
          isLabelShown
          value={level ?? ''}
          options={[
            { value: '', label: words.allLevels },
            ...problemLevels.map((one) => ({ value: one, label: catalogueWords.levels[one] })),
          ]}
          onSelect={(chosen) => setLevel(problemLevels.find((one) => one === chosen) ?? null)}
        />
      </div>
      <RadioRow
        title={words.count}
        options={counts}
        chosen={count}
        keyOf={String}
        labelOf={(one) => words.countOf(formatNumber(one))}
        onChoose={setCount}
      />
      <div className={styles['buttons']}>
        <ActionButton tone="soft" isRunning={isPending} onClick={() => void propose()}>
          {isPending ? words.proposing : words.propose}
        </ActionButton>
        {replaced.length > 0 && (
          <TextButton
            onClick={() => {
              onUndo(replaced)
              setReplaced(current)
              setNews(words.undone)
            }}
          >
            {words.undo}
          </TextButton>
        )}
      </div>
      <p role="status" className={styles['note']}>
        {news}
      </p>
    </Panel>
  )
}

interface HowFieldsProps {
  readonly set: PracticeSet
  readonly errorOf: ErrorOf<'title' | 'titleLength'>
  onChange(part: Partial<PracticeSet>): void
}

/** Renders the fields for the name, the duration and the allowed tools. */
const HowFields = ({ set, errorOf, onChange }: HowFieldsProps) => (
  <Panel aria-labelledby="practice-how" className={styles['part']}>
    <SectionHeading id="practice-how" title={words.how} />
    <TextField label={words.name} value={set.title} error={errorOf('title', 'titleLength')} onChange={(title) => onChange({ title })} />
    <RadioRow
      title={words.minutes}
      options={practiceLengths}
      chosen={set.minutes}
      keyOf={String}
      labelOf={(one) => words.minutesOf(formatNumber(one))}
      onChoose={(minutes) => onChange({ minutes })}
    />
    <ChoiceField
      title={words.verdict}
      options={verdictTimes}
      words={words.verdicts}
      chosen={[set.verdicts]}
      onChoose={(verdicts) => onChange({ verdicts })}
    />
    <Switch label={words.hints} isOn={set.allowsHints} onChange={(allowsHints) => onChange({ allowsHints })} />
    <Switch label={words.tutor} isOn={set.allowsTutor} onChange={(allowsTutor) => onChange({ allowsTutor })} />
  </Panel>
)
