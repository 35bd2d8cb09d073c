import { SendHorizontal } from 'lucide'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { timer } from 'rxjs'
import { type ChannelInfo, visibleBusinessInfo } from '../../domain/channel/channel.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import type { LocalChat } from './localChat.ts'
import { GuestNotice } from '../draft/DraftNotice.tsx'
import { draftWords } from '../draft/draftWords.ts'
import { copy } from '../copy.ts'
import { useBack } from '../kit/back.ts'
import { CloseButton } from '../kit/CloseButton.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SmallPicture } from '../kit/Picture.tsx'
import { useStoredText } from '../kit/useStoredText.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useSite } from '../site/useSite.ts'
import { useWriter } from '../viewer/useOwner.ts'
import styles from './DemoChat.module.css'

/** The texts of the demo's chat, which load with the chat. */
const chatWords = {
  title: (name: string) => `${name} 상담`,
  demo: '데모 상담창이에요. 대화는 어디에도 남지 않아요.',
  close: '상담창 닫기',
  log: '대화',
  me: '나: ',
  writing: '답장을 쓰고 있어요',
  replies: '자주 묻는 질문',
  input: '메시지',
  hint: '궁금한 것을 적어 주세요',
  send: '보내기',
  greeting: (name: string) => `안녕하세요, ${name} 상담이에요! 무엇을 도와드릴까요?`,
  echo: (text: string) =>
    `‘${text}’라고 남겨 주셨네요. 데모라서 선생님이 직접 답해 드릴 수는 없지만, 실제 사이트에서는 여기서 바로 상담이 이어져요.`,
  schedule: {
    question: '수업 시간이 궁금해요',
    answer: '수업마다 요일과 시간이 달라요. 수업 찾기에서 반별 시간을 볼 수 있어요.',
  },
  trial: {
    question: '체험 수업이 있나요?',
    answer: '네, 처음 오시면 40분 동안 무료로 체험할 수 있어요. 체험 수업 페이지에서 날짜를 골라 신청해 주세요.',
  },
  price: {
    question: '수강료를 알고 싶어요',
    answer: '수업마다 달라요. 수업 카드의 가격이 수업 전체의 수강료이고, 이미 지난 수업의 값은 빼 드려요.',
  },
  place: { question: '어디에 있나요?', answer: (address: string) => `${address}에 있어요. 건물 앞에 잠시 차를 세울 수 있어요.` },
  phone: {
    question: '전화로 상담할래요',
    answer: (phone: string) => `${phone} 번으로 전화 주세요. 평일 오전 10시부터 오후 6시까지 받아요.`,
  },
} as const

interface ChatLogProps {
  readonly messages: readonly ChatMessage[]
  readonly isWriting: boolean
}

/** Renders the messages, scrolled to the newest. */
const ChatLog = ({ messages, isWriting }: ChatLogProps) => {
  const log = useRef<HTMLDivElement>(null)
  const lines = messages.length + (isWriting ? 1 : 0)
  useEffect(() => {
    if (lines > 0 && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [lines])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <div ref={log} role="log" aria-label={chatWords.log} className={styles['log']} tabIndex={0}>
      {messages.map(({ from, text }, place) => (
        <p key={`${place} ${text}`} className={styles['message']} data-from={from}>
          {from === 'visitor' && <VisuallyHidden>{chatWords.me}</VisuallyHidden>}
          {text}
        </p>
      ))}
      {isWriting && (
        <p className={styles['message']} data-from="channel">
          <VisuallyHidden>{chatWords.writing}</VisuallyHidden>
          <span className={styles['dots']} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  )
}

interface QuickReply {
  readonly question: string
  readonly answer: string
}

/** Returns the questions that the demo's chat offers; those about place and number need a channel that shows its business facts. */
export function quickReplies(channel: ChannelInfo | null): readonly QuickReply[] {
  const business = visibleBusinessInfo(channel)
  return [
    chatWords.schedule,
    chatWords.trial,
    chatWords.price,
    ...(business?.address ? [{ question: chatWords.place.question, answer: chatWords.place.answer(business.address) }] : []),
    ...(business?.telephone ? [{ question: chatWords.phone.question, answer: chatWords.phone.answer(business.telephone) }] : []),
  ]
}

interface ChatMessage {
  readonly from: 'channel' | 'visitor'
  readonly text: string
}

/** The time in ms for which the other side seems to write. */
const typingDelayMs = 900

/** Keeps a conversation while its window is open. It is not stored or sent anywhere. */
const useConversation = (greeting: string) => {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([{ from: 'channel', text: greeting }])
  const [answers, setAnswers] = useState<readonly string[]>([])
  useEffect(() => {
    const [next, ...later] = answers
    if (next === undefined) return
    const answering = timer(typingDelayMs).subscribe(() => {
      setMessages((before) => [...before, { from: 'channel', text: next }])
      setAnswers(later)
    })
    return () => answering.unsubscribe()
  }, [answers])
  const say = (text: string, answer: string) => {
    setMessages((before) => [...before, { from: 'visitor', text }])
    setAnswers((before) => [...before, answer])
  }
  return { messages, isWriting: answers.length > 0, say }
}

interface ChatWindowProps {
  readonly channel: ChannelInfo | null
  onClose(): void
}

/** Renders the inquiry window of the demo. It is not modal, so that the page beside it stays usable. */
export const ChatWindow = ({ channel, onClose }: ChatWindowProps) => {
  const name = channel?.channelName ?? copy.frame.brand
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const { messages, isWriting, say } = useConversation(chatWords.greeting(name))
  const stored = useStoredText({ place: 'inquiry', owner: useWriter() })
  useBack(true, onClose)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onClose()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = stored.text.trim()
    if (text === '') return
    stored.change('')
    say(text, chatWords.echo(text))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in the window the focus is
    <section aria-labelledby={title} className={styles['window']} onKeyDown={closeOnEscape}>
      <header className={styles['header']}>
        <SmallPicture candidates={[safeImageUrl(channel?.info.logoUrl), fallback]} size={40} shape="tile" />
        <div className={styles['who']}>
          <h2 id={title} className={styles['name']}>
            {chatWords.title(name)}
          </h2>
          <p className={styles['demo']}>{chatWords.demo}</p>
        </div>
        <CloseButton label={chatWords.close} onClick={onClose} />
      </header>
      <ChatLog messages={messages} isWriting={isWriting} />
      <ul className={styles['replies']} aria-label={chatWords.replies}>
        {quickReplies(channel).map(({ question, answer }) => (
          <li key={question}>
            <button type="button" className={styles['reply']} onClick={() => say(question, answer)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      {stored.guests !== null && <GuestNotice title={draftWords.guest.text} onSettle={stored.settleGuests} />}
      <form className={styles['form']} onSubmit={send}>
        <input
          ref={input}
          className={styles['input']}
          aria-label={chatWords.input}
          placeholder={chatWords.hint}
          value={stored.text}
          onChange={({ currentTarget }) => stored.change(currentTarget.value)}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit" className={styles['send']} aria-label={chatWords.send}>
          <Icon icon={SendHorizontal} size={20} />
        </button>
      </form>
    </section>
  )
}

/** The demo's chat. When it closes, the element that opened it gets the focus back. */
export const DemoChat = ({ chat }: { readonly chat: LocalChat }) => {
  const { channel } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const opening = chat.openKey$.subscribe((key) => {
      if (key !== null) opener.current = document.activeElement
      setIsOpen(key !== null)
    })
    return () => opening.unsubscribe()
  }, [chat])
  const close = () => {
    chat.close()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return isOpen && <ChatWindow channel={channel} onClose={close} />
}
