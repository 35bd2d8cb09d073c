import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Submit } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import type { ProblemDetail, ProblemStanding } from '../../../domain/problems/problem.ts'
import { problemHref } from '../../../domain/problems/problemKinds.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { isAnsweredInEditor, isAnsweredInText } from '../../../domain/problems/readingTask.ts'
import { allowedLanguages, type RoomDetail } from '../../../domain/room/room.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { ignoreKeyRepeat } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { isInCode } from '../../kit/isInCode.ts'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { useModality } from '../../kit/modality.ts'
import { PartFailed } from '../../kit/PartFailed.tsx'
import { Divider } from '../../kit/panes/Divider.tsx'
import { Pane, PaneTabs } from '../../kit/panes/PaneTabs.tsx'
import { usePanes } from '../../kit/panes/usePanes.ts'
import { useOwner } from '../../viewer/useOwner.ts'
import { Assistance } from '../assist/Assistance.tsx'
import { isStepLink } from '../assist/useSharedStep.ts'
import { Bench } from './Bench.tsx'
import { codeActions, type CodeHandle } from './CodeArea.tsx'
import { CodePanel } from './CodePanel.tsx'
import { GuestSuccessOffer } from './GuestSuccess.tsx'
import { Hints } from './Hints.tsx'
import { OwnCases } from './OwnCases.tsx'
import { problemWords } from './problemWords.ts'
import { Results } from './Results.tsx'
import { RunBar } from './RunBar.tsx'
import { pressRunKeys } from './runKeys.ts'
import { Statement } from './Statement.tsx'
import { SubmissionHistory } from './SubmissionHistory.tsx'
import { useGuestSuccess } from './useGuestSuccess.ts'
import { useMarkedMistake } from './useMarkedMistake.ts'
import { type Solving, useSolving } from './useSolving.ts'
import styles from './Workbench.module.css'

const ReadingPanel = lazyWithRetry(() => import('../reading/ReadingPanel.tsx').then((loaded) => loaded.ReadingPanel))

export interface WorkbenchProps {
  readonly problem: ProblemDetail
  readonly standing: Loadable<ProblemStanding>
  /** The lesson in which the problem is solved; null on the problem's own page. */
  readonly origin: SubmissionOrigin | null
  /** Rendered above the statement, in the same pane. */
  readonly aside?: ReactNode
  /** Rendered below the statement. */
  readonly below?: ReactNode
  /** Set if the problem is solved in a room: the room's limits, and its way to hand in. */
  readonly room?: RoomBench | undefined
  onAccepted?(): void
}

export interface RoomBench extends Pick<RoomDetail, 'allowsHints' | 'allowsTutor' | 'languages'> {
  readonly handIn: Submit
}

/** Renders the place to read a problem, write its code and have it judged. */
export const Workbench = ({ problem: given, ...props }: WorkbenchProps) => {
  const problem = props.room ? { ...given, languageList: allowedLanguages(given.languageList, props.room.languages) } : given
  const [first = 'PYTHON'] = problem.languageList
  const [language, setLanguage] = useState<ProgrammingLanguage>(problem.languageList.includes('PYTHON') ? 'PYTHON' : first)
  const { owner, ownerKey } = useOwner()
  // Each language has its own code and its own undo history.
  return <WorkbenchIn key={`${language}/${ownerKey}`} {...props} {...{ problem, owner, language }} onLanguage={setLanguage} />
}

interface WorkbenchInProps extends WorkbenchProps {
  readonly owner: Id | null | undefined
  readonly language: ProgrammingLanguage
  onLanguage(language: ProgrammingLanguage): void
}

const tabs = (['statement', 'code', 'results'] as const).map((name) => ({ name, label: problemWords.regions[name] }))

const WorkbenchIn = ({ problem, standing, origin, aside, below, room, onAccepted, owner, language, onLanguage }: WorkbenchInProps) => {
  const { problemId, readingTask } = problem
  const isText = isAnsweredInText(readingTask)
  const code = useRef<CodeHandle>(null)
  const bench = useRef<HTMLDivElement>(null)
  const success = useGuestSuccess(
    'problem',
    problemId,
    problem.nextProblemId === null ? null : problemHref({ problemId: problem.nextProblemId }),
  )
  const panes = usePanes<(typeof tabs)[number]['name']>(isStepLink() || success.answer !== null ? 'results' : 'statement')
  const [isFilled, setFilled] = useState(false)
  const showResults = () => {
    panes.show('results')
    const pane = document.getElementById(panes.paneId('results'))
    if (pane !== null) pane.scrollTop = 0
  }
  const solving = useSolving({
    problem,
    standing,
    origin,
    handIn: room?.handIn,
    onAccepted,
    owner,
    language,
    code,
    success,
    showResults,
  })
  const { program, submission, runner, input, setInput, isBusy, codeNow, run, check, submit } = solving
  const { isClosed, hasHints, hasTutor } = helpOf(room, standing)
  const judged = submission.state.kind === 'judged' ? submission.state : null
  const isSolved = judged?.submission.state === 'ACCEPTED'
  useMarkedMistake(code, codeNow, program.state, judged)
  useModality(bench, () => setFilled(false), isFilled)

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFilled && !isInCode(event.target)) setFilled(false)
    pressRunKeys(event, { run, submit })
  }
  const actions = codeActions(code, () => panes.show('code'))
  const takeInput = (text: string) => {
    setInput(text)
    panes.show('code')
  }

  return (
    // The shortcuts work anywhere inside: in the code, in the input, on a button.
    <Bench
      ref={bench}
      isOnPage={origin === null}
      current={panes.current}
      layout={styles['bench']}
      data-asks={readingTask === null ? 'WRITE' : 'READ'}
      {...(isSolved && { 'data-solved': true })}
      {...(isFilled && { 'data-filled': true, role: 'dialog' as const, 'aria-modal': true, 'aria-label': problemWords.editor.filled })}
      onKeyDown={pressKey}
    >
      {/* Pressing the tab of the code pane also focuses the editor. */}
      <PaneTabs
        panes={panes}
        label={problemWords.panes.tabs}
        tabs={tabs}
        onPress={(name) => {
          if (name === 'code') code.current?.focus()
        }}
      />
      <Pane panes={panes} name="statement">
        {aside}
        {isClosed && <p className={styles['closed']}>{problemWords.closed}</p>}
        <section aria-label={problemWords.regions.statement} className={styles['statement']} data-part="statement">
          <Statement problem={problem} {...(readingTask?.kind !== 'ARRANGE' && { onUseInput: takeInput })} />
          {hasHints && <Hints problem={problem} standing={standing} />}
        </section>
        {!isClosed && below}
      </Pane>
      <Divider label={problemWords.panes.besideStatement} name="statement" orientation="vertical" initial={40} />
      <Pane panes={panes} name="code">
        {isAnsweredInEditor(readingTask) ? (
          <CodePanel
            {...{ code, problem, standing, owner, language, input, onLanguage }}
            isFilled={origin === null ? null : isFilled}
            onInput={setInput}
            onFill={setFilled}
            onFocus={runner.warmUp}
          />
        ) : (
          <LazyBoundary failed={<PartFailed />}>
            <ReadingPanel ref={code} task={readingTask} {...{ problem, standing, owner, language }} />
          </LazyBoundary>
        )}
      </Pane>
      <RunBar
        words={problemWords.run}
        isRunning={program.isRunning}
        isSubmitting={submission.isSubmitting}
        isBusy={isBusy}
        onRun={isText ? undefined : run}
        onStop={program.stop}
        onSubmit={submit}
        {...(!isText && { onApproach: runner.warmUp })}
      >
        {!isText && (
          <Button tone="quiet" unavailable={isBusy} onKeyDown={ignoreKeyRepeat} onClick={check}>
            {problemWords.run.examples}
          </Button>
        )}
      </RunBar>
      <Divider label={problemWords.panes.belowCode} name="code" orientation="horizontal" initial={56} />
      <Pane panes={panes} name="results">
        <ResultsRegion
          {...{ problem, solving, language, success, isText, hasTutor, actions }}
          leadsOn={origin === null && !room}
          onUseInput={takeInput}
        />
      </Pane>
    </Bench>
  )
}

/** Returns the help that is open. A running room closes it for its problems on all pages but its own. */
const helpOf = (room: RoomBench | undefined, standing: Loadable<ProblemStanding>) => {
  const isClosed = !room && loadedValue(standing)?.closedBy === 'ROOM'
  return { isClosed, hasHints: !isClosed && room?.allowsHints !== false, hasTutor: !isClosed && room?.allowsTutor !== false }
}

interface ResultsRegionProps {
  readonly problem: ProblemDetail
  readonly solving: Solving
  readonly language: ProgrammingLanguage
  readonly success: ReturnType<typeof useGuestSuccess>
  readonly isText: boolean
  /** Whether a success leads to the next problem. */
  readonly leadsOn: boolean
  readonly hasTutor: boolean
  readonly actions: ReturnType<typeof codeActions>
  onUseInput(text: string): void
}

const ResultsRegion = ({ problem, solving, language, success, isText, leadsOn, hasTutor, actions, onUseInput }: ResultsRegionProps) => {
  const { notifications } = useApplication()
  const { program, submission, input, isGuest, isBusy } = solving
  return (
    <section aria-label={problemWords.regions.results} className={styles['results']} data-part="results">
      <GuestSuccessOffer {...{ success, isGuest, isBusy }} onTake={solving.takeSuccess} />
      <Results {...{ problem, program, submission, isGuest, leadsOn, onUseInput }} exampleCount={problem.examples.length} {...actions} />
      {hasTutor && (
        <Assistance
          {...{ problem, language, input, onUseInput }}
          program={program.state}
          submission={submission.state}
          code={solving.codeNow}
          {...actions}
        />
      )}
      {!isText && <OwnCases {...solving.own} />}
      <SubmissionHistory
        problemId={problem.problemId}
        onTake={(taken) => {
          actions.onFix(taken)
          notifications.success(problemWords.history.taken)
        }}
      />
    </section>
  )
}
