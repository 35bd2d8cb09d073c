import { useEffect, useRef, useState } from 'react'
import { useSite } from '../app/useSite.ts'
import { ChatWindow } from './ChatWindow.tsx'
import type { LocalChat } from './localChat.ts'

/** Where the demo's chat opens; the focus goes back to whoever opened it. */
export const ChatPlace = ({ chat }: { readonly chat: LocalChat }) => {
  const { channel } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const opening = chat.openedWith.subscribe((key) => {
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
