import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Submit } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import { guestSuccessText, parseGuestSuccess } from '../../../domain/problems/guestSuccess.ts'
import type { ProblemDetail, ProblemStanding } from '../../../domain/problems/problem.ts'
import { problemHref } from '../../../domain/problems/problemKinds.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import { isAnsweredInText } from '../../../domain/problems/readingTask.ts'
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
import { useKeptText } from '../../kit/useKeptText.ts'
import { useOwner, useWriter } from '../../viewer/useOwner.ts'
import { Assistance } from '../assist/Assistance.tsx'
import { isStepLink } from '../assist/useSharedStep.ts'
import { Bench } from './Bench.tsx'
import type { CodeHandle } from './CodeArea.tsx'
import { CodePanel } from './CodePanel.tsx'
import { GuestSuccessOffer } from './GuestSuccess.tsx'
import { Hints } from './Hints.tsx'
import { OwnCases, useOwnCases } from './OwnCases.tsx'
import { problemWords } from './problemWords.ts'
import { Results } from './Results.tsx'
import { RunBar } from './RunBar.tsx'
import { pressRunKeys } from './runKeys.ts'
import { Statement } from './Statement.tsx'
import { SubmissionHistory } from './SubmissionHistory.tsx'
import { useGuestSuccess } from './useGuestSuccess.ts'
import { useMarkedMistake } from './useMarkedMistake.ts'
import { useProgram } from './useProgram.ts'
import { useRunner } from './useRunner.ts'
import { useSubmit } from './useSubmit.ts'
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
  const { notifications } = useApplication()
  const { problemId, limits, examples, readingTask } = problem
  const isText = isAnsweredInText(readingTask)
  const code = useRef<CodeHandle>(null)
  const bench = useRef<HTMLDivElement>(null)
  const success = useGuestSuccess(
    'problem',
    problemId,
    problem.nextProblemId === null ? null : problemHref({ problemId: problem.nextProblemId }),
  )
  const panes = usePanes<(typeof tabs)[number]['name']>(isStepLink() || success.answer !== null ? 'results' : 'statement')
  const { text: input, change: setInput } = useKeptText({
    place: 'runInput',
    owner: useWriter(),
    of: String(problemId),
    initial: examples[0]?.input ?? '',
  })
  const own = useOwnCases(problemId, owner)
  const [isFilled, setFilled] = useState(false)
  const runner = useRunner(problemId, language)
  const program = useProgram({ loadRunner: runner.load, language, limits })
  const isGuest = owner === null
  const submission = useSubmit(
    isGuest,
    (accepted) => {
      if (isGuest) success.keep(guestSuccessText({ language, code: accepted }))
      onAccepted?.()
    },
    room?.handIn,
  )
  // A running room closes help for its problems on all pages but its own.
  const isClosed = !room && loadedValue(standing)?.closedBy === 'ROOM'
  const isSolved = submission.state.kind === 'judged' && submission.state.submission.state === 'ACCEPTED'
  const isBusy = program.isRunning || submission.isSubmitting
  const codeNow = () => code.current?.code() ?? ''
  useMarkedMistake(code, codeNow, program.state, submission.state.kind === 'judged' ? submission.state : null)
  useModality(bench, () => setFilled(false), isFilled)

  const showResults = () => {
    panes.show('results')
    const pane = document.getElementById(panes.paneId('results'))
    if (pane !== null) pane.scrollTop = 0
  }
  /** Saves the code and returns it. Call it before running or submitting. */
  const keptCode = () => {
    code.current?.keep()
    return codeNow()
  }
  const run = () => {
    if (isBusy || isText) return
    submission.clear()
    void program.run(keptCode(), input)
    showResults()
  }
  const check = () => {
    if (isBusy) return
    submission.clear()
    void program.check(keptCode(), [...examples, ...own.cases])
    showResults()
  }
  const handIn = async (answer: string, writtenIn = language) => {
    if (isBusy) return false
    const knownCount = loadedValue(standing)?.submissionCount ?? 0
    return submission.send({ problemId, language: writtenIn, code: answer, origin, knownCount })
  }
  const takeSuccess = (kept: string) => {
    const solved = parseGuestSuccess(kept)
    return handIn(solved.code, solved.language ?? language)
  }
  const submit = () => {
    if (isBusy) return
    program.clear()
    const answer = keptCode()
    showResults()
    // The viewer is not known yet.
    if (owner === undefined) return submission.refuse('signInFirst')
    void handIn(answer)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFilled && !isInCode(event.target)) setFilled(false)
    pressRunKeys(event, { run, submit })
  }
  const replace = (text: string) => {
    panes.show('code')
    code.current?.replace(text)
    code.current?.focus()
  }
  const actions = {
    onGoToLine(line: number) {
      panes.show('code')
      code.current?.goToLine(line)
    },
    onFix: replace,
  }
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
          {!isClosed && room?.allowsHints !== false && <Hints problem={problem} standing={standing} />}
        </section>
        {!isClosed && below}
      </Pane>
      <Divider label={problemWords.panes.besideStatement} name="statement" orientation="vertical" initial={40} />
      <Pane panes={panes} name="code">
        {readingTask === null || readingTask.kind === 'REPAIR' ? (
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
        <section aria-label={problemWords.regions.results} className={styles['results']} data-part="results">
          <GuestSuccessOffer {...{ success, isGuest, isBusy }} onTake={takeSuccess} />
          <Results
            {...{ problem, program, submission, isGuest }}
            leadsOn={origin === null && !room}
            exampleCount={examples.length}
            onUseInput={takeInput}
            {...actions}
          />
          {!isClosed && room?.allowsTutor !== false && (
            <Assistance
              {...{ problem, language, input }}
              program={program.state}
              submission={submission.state}
              code={codeNow}
              onUseInput={takeInput}
              {...actions}
            />
          )}
          {!isText && <OwnCases {...own} />}
          <SubmissionHistory
            problemId={problemId}
            onTake={(taken) => {
              replace(taken)
              notifications.success(problemWords.history.taken)
            }}
          />
        </section>
      </Pane>
    </Bench>
  )
}
