import { SendHorizontal } from 'lucide'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { ChannelInfo } from '../../domain/channel/ChannelInfo.ts'
import { safeImageUrl } from '../../domain/site/safeImageUrl.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { copy } from '../copy.ts'
import { CloseButton } from '../parts/CloseButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { SmallPicture } from '../parts/SmallPicture.tsx'
import { ChatLog } from './ChatLog.tsx'
import styles from './ChatWindow.module.css'
import { chatWords as words } from './chatWords.ts'
import { quickReplies } from './quickReplies.ts'
import { useConversation } from './useConversation.ts'

interface ChatWindowProps {
  readonly channel: ChannelInfo | null
  onClose(): void
}

/** A believable inquiry window for the demo. It lies beside the page, not over it: the page stays usable. */
export const ChatWindow = ({ channel, onClose }: ChatWindowProps) => {
  const name = channel?.channelName ?? copy.frame.brand
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const { messages, isWriting, say } = useConversation(words.greeting(name))
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onClose()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text === '' || !input.current) return
    input.current.value = ''
    say(text, words.echo(text))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in the window the focus is
    <section aria-labelledby={title} className={styles['window']} onKeyDown={closeOnEscape}>
      <header className={styles['header']}>
        <SmallPicture candidates={[safeImageUrl(channel?.info.logoUrl), fallback]} size={40} shape="tile" />
        <div className={styles['who']}>
          <h2 id={title} className={styles['name']}>
            {words.title(name)}
          </h2>
          <p className={styles['demo']}>{words.demo}</p>
        </div>
        <CloseButton label={words.close} onClick={onClose} />
      </header>
      <ChatLog messages={messages} isWriting={isWriting} />
      <ul className={styles['replies']} aria-label={words.replies}>
        {quickReplies(channel).map(({ question, answer }) => (
          <li key={question}>
            <button type="button" className={styles['reply']} onClick={() => say(question, answer)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      <form className={styles['form']} onSubmit={send}>
        <input
          ref={input}
          className={styles['input']}
          aria-label={words.input}
          placeholder={words.hint}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit" className={styles['send']} aria-label={words.send}>
          <Icon of={SendHorizontal} size={20} />
        </button>
      </form>
    </section>
  )
}
