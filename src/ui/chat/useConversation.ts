import { useEffect, useState } from 'react'
import { timer } from 'rxjs'

export interface Message {
  readonly from: 'channel' | 'visitor'
  readonly text: string
}

/** How long the other side seems to write. */
const writing = 900

/** A conversation that lasts as long as its window. Nothing of it is kept or sent anywhere. */
export const useConversation = (greeting: string) => {
  const [messages, setMessages] = useState<readonly Message[]>([{ from: 'channel', text: greeting }])
  const [answers, setAnswers] = useState<readonly string[]>([])
  useEffect(() => {
    const [next, ...later] = answers
    if (next === undefined) return
    const answering = timer(writing).subscribe(() => {
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
