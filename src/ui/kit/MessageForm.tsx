import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Press } from '../../application/createOnce.ts'
import { sendOutcome } from '../../application/sendOutcome.ts'
import type { WritingPlace } from '../../application/storedText.ts'
import { textLength } from '../../domain/textLength.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import type { AskedDeed } from '../../domain/deeds.ts'
import { useAction } from './action.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { ActionButton } from './ActionButton.tsx'
import { useApplication } from './application.ts'
import { AskFirst, type QuestionWords } from './AskFirst.tsx'
import { CountedTextField } from './CountedTextField.tsx'
import { useIsMounted } from './focus.ts'
import type { QueryName } from './query.ts'
import { TextButton } from './TextButton.tsx'
import { useStoredText } from './useStoredText.ts'

interface MessageFormProps<Refusals extends string> {
  readonly className: string | undefined
  /** The storage that keeps the typed text until it is sent. */
  readonly storedAt: { readonly place: WritingPlace; readonly owner: Id | null | undefined; readonly of: string }
  readonly rows?: number
  /** The maximum length in characters. */
  readonly maxLength: number
  /** The query of the list in which the message will appear. */
  readonly list: QueryName
  readonly words: {
    readonly write: string
    readonly placeholder: string
    readonly send: string
    readonly sending: string
    readonly sent: string
    readonly refusals: Readonly<Record<Refusals, string>>
    counted(count: string): string
  }
  /** Further form fields, rendered above the text. One with `data-refusal` takes the focus at that refusal, and shows it itself. */
  readonly before?: ReactNode
  /** Refusals that are only advice, and the name of the button that sends the text all the same. */
  readonly advice?: { readonly kinds: readonly (Refusals | 'done')[]; readonly sendAnyway: string }
  /** `isSure` is true if the sender has read the advice. */
  send(content: string, press: Press, isSure: boolean): Promise<{ readonly kind: Refusals | 'done' }>
  onSent?(): void
}

/** Renders a form to write to others. The typed text stays on the device until it is sent. */
export const MessageForm = <Refusals extends string>(props: MessageFormProps<Refusals>) => {
  const { className, storedAt, rows = 3, maxLength, list, words, before, advice, send, onSent } = props
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { text, press, change, taken } = useStoredText(storedAt)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAdvised, setAdvised] = useState(false)
  const { isPending, run } = useAction({
    name: `send/${list}`,
    run: (isSure: boolean) => send(text, press(), isSure),
    invalidates: ({ kind }) => (kind === 'done' || kind === 'unknown' ? [list] : kind === 'signInFirst' ? ['viewer'] : []),
  })
  const submit = async (isSure: boolean) => {
    const { kind } = await run(isSure)
    setAdvised(advice?.kinds.includes(kind) === true)
    if (kind === 'done') {
      setProblem(null)
      taken(text)
      notifications.success(words.sent)
      return onSent?.()
    }
    if (!isMounted()) return notifications.warn(words.refusals[kind])
    const refused = form.current?.querySelector<HTMLElement>(`[data-refusal="${kind}"]`)
    setProblem(refused ? null : words.refusals[kind])
    ;(refused ?? field.current)?.focus()
  }
  const length = textLength(text)
  return (
    <form
      ref={form}
      className={className}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit(false)
      }}
    >
      {before}
      <CountedTextField
        field={field}
        rows={rows}
        label={words.write}
        value={text}
        placeholder={words.placeholder}
        hint={words.counted(formatNumber(length))}
        isTooLong={length > maxLength}
        isInvalid={problem !== null || length > maxLength}
        error={problem}
        onChange={(next) => {
          change(next)
          setProblem(null)
          setAdvised(false)
        }}
      >
        {advice && isAdvised && (
          <ActionButton tone="quiet" isRunning={isPending} onClick={() => void submit(true)}>
            {advice.sendAnyway}
          </ActionButton>
        )}
        <ActionButton type="submit" isRunning={isPending}>
          {isPending ? words.sending : words.send}
        </ActionButton>
      </CountedTextField>
    </form>
  )
}

interface RemoveButtonProps {
  readonly id: Id
  readonly deed: AskedDeed
  /** The query of the list from which the item is removed. */
  readonly list: QueryName
  readonly words: { readonly remove: string; readonly removed: string; readonly removeFailed: string; readonly removing: QuestionWords }
  remove(): Promise<unknown>
}

/** Removes a message after a confirmation, because others have read it. */
export const RemoveButton = ({ id, deed, list, words, remove }: RemoveButtonProps) => {
  const { notifications } = useApplication()
  const { isPending, run } = useAction({
    name: `remove/${list}/${id}`,
    async run() {
      const { kind } = await sendOutcome(remove)
      // A message that was already removed elsewhere counts as removed, too.
      if (kind === 'done' || kind === 'gone') notifications.success(words.removed)
      else
        notifications.warn(kind === 'signInFirst' ? lazyCopy.sessionOver : kind === 'unknown' ? lazyCopy.removeUnknown : words.removeFailed)
      return kind
    },
    invalidates: (kind) => (kind === 'signInFirst' ? ['viewer'] : [list]),
  })
  return (
    <AskFirst deed={deed} words={words.removing} isRunning={isPending} run={run}>
      {(ask) => <TextButton onClick={ask}>{words.remove}</TextButton>}
    </AskFirst>
  )
}
