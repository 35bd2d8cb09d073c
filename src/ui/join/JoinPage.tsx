import { type SubmitEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '../../application/callError.ts'
import { classHref } from '../../domain/course-class/courseClass.ts'
import { codeText, invitationHref, type InvitationPreview, parseCode } from '../../domain/members/invitation.ts'
import { paths } from '../../domain/paths.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { GuestNotice } from '../draft/DraftNotice.tsx'
import { draftWords } from '../draft/draftWords.ts'
import { useAction } from '../kit/action.ts'
import { ActionButton, RetryButton } from '../kit/ActionButton.tsx'
import { useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import type { Loadable } from '../kit/loaded.ts'
import { Message, SectionMessage } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { TextField } from '../kit/fields.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { useWriter } from '../viewer/useOwner.ts'
import { useInvitationPreview } from '../members/memberQueries.ts'
import { joinWords as words } from './joinWords.ts'
import styles from './JoinPage.module.css'
import { queriesNamed } from '../kit/query.ts'

/** Renders the page to accept an invitation: by a link, which contains the code, or by typing the code. */
export const JoinPage = () => {
  const { parameters, navigate } = useUrlState()
  const viewer = useViewer()
  const code = parseCode(parameters.get('code') ?? '')
  const invitation = useInvitationPreview(viewer === null ? null : code)
  return (
    <PlainPage creature="DOLPHIN" title={words.title} note={words.note} isWaiting={viewer === null}>
      <div className={styles['columns']} data-typing={code === null || undefined}>
        <Panel className={styles['field']}>
          {viewer === null ? (
            <Skeleton height={160} radius="card" />
          ) : code === null ? (
            <CodeForm wrong={parameters.get('code')} onCode={(found) => navigate(invitationHref(found))} />
          ) : (
            <ReceivedInvitation key={code} code={code} invitation={invitation} />
          )}
        </Panel>
        {code === null && <Steps />}
      </div>
    </PlainPage>
  )
}

/** Tells what comes after the code. */
const Steps = () => (
  <Panel aria-labelledby="join-steps">
    <h2 id="join-steps" className={styles['title']}>
      {words.steps.title}
    </h2>
    <ol className={styles['steps']}>
      {words.steps.items.map((step, at) => (
        <li key={step}>
          <span aria-hidden="true" className={styles['number']}>
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
    <p className={styles['note']}>{words.steps.lost}</p>
  </Panel>
)

interface CodeFormProps {
  /** The text from the address that is no valid code; null if there is none. */
  readonly wrong: string | null
  onCode(code: string): void
}

const CodeForm = ({ wrong, onCode }: CodeFormProps) => {
  const owner = useWriter()
  const { text, change, taken, guests, settleGuests } = useStoredText({ place: 'invitationCode', owner, initial: '' })
  const [hasFailed, setFailed] = useState(wrong !== null)
  const form = useRef<HTMLFormElement>(null)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const code = parseCode(text)
    setFailed(code === null)
    if (code === null) return form.current?.querySelector('input')?.focus()
    taken(text)
    return onCode(code)
  }
  return (
    <form ref={form} noValidate className={styles['field']} onSubmit={send}>
      {guests !== null && <GuestNotice title={draftWords.guest.text} onSettle={settleGuests} />}
      <TextField
        label={words.label}
        value={text}
        hint={words.hint}
        error={hasFailed ? words.outcome.invalid : undefined}
        onChange={(next) => {
          change(next)
          setFailed(false)
        }}
      />
      <div>
        <Button type="submit">{words.check}</Button>
      </div>
    </form>
  )
}

const ReceivedInvitation = ({ code, invitation }: { readonly code: string; readonly invitation: Loadable<InvitationPreview> }) => {
  if (invitation.status === 'waiting')
    return (
      <>
        <p role="status">{words.waiting}</p>
        <Skeleton height={120} radius="card" />
      </>
    )
  if (invitation.status === 'failed')
    return isNotFound(invitation.error) ? (
      <SectionMessage creature="CRAB" text={words.outcome.unknown} note={codeText(code)}>
        <OtherCode />
      </SectionMessage>
    ) : (
      <SectionMessage isAlert text={words.failed}>
        <RetryButton tone="soft" retry={invitation.retry} />
      </SectionMessage>
    )
  return <Invitation code={code} invitation={invitation.value} />
}

const OtherCode = () => (
  <ButtonLink tone="quiet" href={paths.join}>
    {words.other}
  </ButtonLink>
)

const useJoin = () => {
  const { join } = useFeature('member')
  const { notifications } = useApplication()
  const client = useQueryClient()
  return useAction({
    name: 'join',
    async run(code: string) {
      const { kind } = await join(code)
      const isFine = kind === 'joined' || kind === 'alreadyMember' || kind === 'alreadyJoining'
      notifications[isFine ? 'success' : 'warn'](words.outcome[kind])
      // Pending until the invitation is refetched; until then it could be accepted a second time.
      await client.invalidateQueries(queriesNamed('invitation'))
      return kind
    },
    invalidates: () => ['viewer', 'enrolledChannels', 'allChannels', 'enrolledClasses', 'classStanding', 'courseClass', 'assignments'],
  })
}

interface InvitationProps {
  readonly code: string
  readonly invitation: InvitationPreview
}

const Invitation = ({ code, invitation: { channelName, courseClass, state, isMember } }: InvitationProps) => {
  const viewer = useViewer()
  const { isPending, run: join } = useJoin()
  const about = courseClass === null ? words.intoChannel : words.intoClass(courseClass.title)
  if (isMember)
    return (
      <Message level={2} creature="DOLPHIN" title={words.inAlready} text={channelName}>
        {courseClass ? (
          <ButtonLink href={classHref(courseClass)}>{words.goToClass}</ButtonLink>
        ) : (
          <ButtonLink href={paths.home}>{words.go}</ButtonLink>
        )}
      </Message>
    )
  if (state !== 'open')
    return (
      <SectionMessage creature="TURTLE" text={words.states[state]}>
        <OtherCode />
      </SectionMessage>
    )
  return (
    <Message level={2} creature="DOLPHIN" title={words.invited(channelName)} text={about}>
      {viewer && isSignedIn(viewer) ? (
        <ActionButton isRunning={isPending} onClick={() => void join(code)}>
          {isPending ? words.joining : words.join}
        </ActionButton>
      ) : (
        <ForGuests>
          <LoginLink words={words.entry} />
          <p className={styles['note']}>{words.entryNote}</p>
        </ForGuests>
      )}
    </Message>
  )
}
