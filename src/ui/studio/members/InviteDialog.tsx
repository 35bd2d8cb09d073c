import { useState } from 'react'
import { seoulDate } from '../../../domain/calendar/seoul.ts'
import { dateText } from '../../../domain/calendar/text.ts'
import { formatNumber } from '../../../domain/format.ts'
import {
  codeText,
  defaultInvitation,
  type Invitation,
  invitationDays,
  invitationHref,
  type InvitationRequest,
  invitationState,
  invitationUses,
} from '../../../domain/members/invitation.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { AskFirst } from '../../kit/AskFirst.tsx'
import { FailedLine } from '../../kit/FailedLine.tsx'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { useCopyText } from '../../kit/CopyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { LongList } from '../../kit/LongList.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { RadioRow } from '../../kit/RadioRow.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { useShareAddress } from '../../kit/shareAddress.ts'
import { TextButton } from '../../kit/TextButton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useChannelClasses, useInvitations, useInvite, useRevoke } from '../../members/memberQueries.ts'
import { channelMemberWords } from '../../members/channelMemberWords.ts'
import styles from './MembersPage.module.css'

const words = channelMemberWords.invite

/** Makes invitations and lists the existing ones. */
export const InviteDialog = ({ onClose }: { onClose(): void }) => {
  const [request, setRequest] = useState<InvitationRequest>(defaultInvitation)
  const [made, setMade] = useState<Invitation | null>(null)
  const { isPending, run: invite } = useInvite()
  const make = async () => {
    const outcome = await invite(request)
    if (outcome.kind === 'invited') setMade(outcome.invitation)
  }
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      footer={
        made === null ? (
          <ActionButton isRunning={isPending} onClick={() => void make()}>
            {isPending ? words.making : words.make}
          </ActionButton>
        ) : (
          <Button tone="soft" onClick={() => setMade(null)}>
            {words.another}
          </Button>
        )
      }
    >
      <div className={styles['field']}>
        {made === null ? <InvitationForm request={request} onChange={setRequest} /> : <MadeInvitation invitation={made} />}
        <SentInvitations />
      </div>
    </Dialog>
  )
}

interface InvitationFormProps {
  readonly request: InvitationRequest
  onChange(request: InvitationRequest): void
}

const InvitationForm = ({ request, onChange }: InvitationFormProps) => {
  const loaded = useChannelClasses()
  const classes = loadedValue(loaded) ?? []
  return (
    <>
      <RadioRow
        title={words.days}
        options={invitationDays}
        chosen={request.days}
        keyOf={String}
        labelOf={words.dayName}
        onChoose={(days) => onChange({ ...request, days })}
      />
      <RadioRow
        title={words.uses}
        options={invitationUses}
        chosen={request.maxUses}
        keyOf={String}
        labelOf={words.upTo}
        onChoose={(maxUses) => onChange({ ...request, maxUses })}
      />
      {loaded.status === 'failed' && (
        <FailedLine className={styles['note']} text={`${channelMemberWords.addToClass.classesFailed}.`} retry={loaded.retry} />
      )}
      {classes.length > 0 && (
        <SelectField
          isLabelShown
          label={words.courseClass}
          value={String(request.courseClassId ?? '')}
          options={[
            { value: '', label: words.noClass },
            ...classes.map(({ courseClassId, title }) => ({ value: String(courseClassId), label: title })),
          ]}
          onSelect={(value) =>
            onChange({ ...request, courseClassId: classes.find((one) => String(one.courseClassId) === value)?.courseClassId ?? null })
          }
        />
      )}
    </>
  )
}

/** Shows the link and the code of an invitation while it is open; the list below may end it. */
const MadeInvitation = ({ invitation }: { readonly invitation: Invitation }) => {
  const { clock } = useApplication()
  const copy = useCopyText()
  const listed = loadedValue(useInvitations())?.find(({ invitationId }) => invitationId === invitation.invitationId) ?? invitation
  const state = invitationState(listed, clock.now())
  const { code } = listed
  const link = useShareAddress()(invitationHref(code))
  if (state !== 'open')
    return (
      <p role="status" className={styles['note']}>
        {words.over(codeText(code), words.states[state])}
      </p>
    )
  return (
    <>
      <p role="status" className={styles['note']}>
        {words.ready}
      </p>
      <dl className={styles['address']}>
        <dt>{words.link}</dt>
        <dd>
          <span>{link}</span>
          <Button onClick={() => void copy(link)}>{words.copyLink}</Button>
        </dd>
      </dl>
      <dl className={styles['address']}>
        <dt>{words.code}</dt>
        <dd>
          <span className={styles['code']}>{codeText(code)}</span>
          <Button tone="soft" onClick={() => void copy(codeText(code))}>
            {words.copyCode}
          </Button>
        </dd>
      </dl>
    </>
  )
}

const SentInvitations = () => {
  const invitations = useInvitations()
  return (
    <section aria-labelledby="sent-invitations">
      <h3 id="sent-invitations">{words.list}</h3>
      {invitations.status === 'waiting' && <p className={styles['note']}>{words.listWaiting}</p>}
      {invitations.status === 'failed' && <FailedLine className={styles['note']} text={words.listFailed} retry={invitations.retry} />}
      {invitations.status === 'ready' && invitations.value.length === 0 && <p className={styles['note']}>{words.listNone}</p>}
      {invitations.status === 'ready' && invitations.value.length > 0 && (
        <LongList className={styles['invitations']}>
          {invitations.value.map((invitation) => (
            <SentInvitation key={invitation.invitationId} invitation={invitation} />
          ))}
        </LongList>
      )}
    </section>
  )
}

const SentInvitation = ({ invitation }: { readonly invitation: Invitation }) => {
  const { clock } = useApplication()
  const { isPending, run: revoke } = useRevoke()
  const { invitationId, code, courseClass, expiresDate, maxUses, useCount } = invitation
  const now = clock.now()
  const state = invitationState(invitation, now)
  const limit = maxUses === null ? null : formatNumber(maxUses)
  const facts = [
    words.states[state],
    words.useCount(formatNumber(useCount), limit),
    words.until(dateText(seoulDate(new Date(expiresDate)), seoulDate(now))),
    courseClass?.title,
  ]
  return (
    <li>
      <div>
        <p>{codeText(code)}</p>
        <p className={styles['note']}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {state === 'open' && (
        <AskFirst deed="endInvitation" words={words.revoking} isRunning={isPending} run={() => revoke(invitationId)}>
          {(ask) => (
            <TextButton onClick={ask}>
              <VisuallyHidden>{words.revokeOf(codeText(code))}</VisuallyHidden>
              {words.revoke}
            </TextButton>
          )}
        </AskFirst>
      )}
    </li>
  )
}
