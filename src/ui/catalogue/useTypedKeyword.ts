import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Subject } from 'rxjs'
import { type Typing, typedKeywords } from './typedKeywords.ts'

/** The text of the search field. While somebody types it is ahead of the address; otherwise it follows it. */
export const useTypedKeyword = (keyword: string | null, search: (keyword: string | null) => void) => {
  const [text, setText] = useState(keyword ?? '')
  const [typing$] = useState(() => new Subject<Typing>())
  /** Searched for, but not in the address yet. */
  const pending = useRef<readonly string[]>([])
  const current = keyword ?? ''

  const send = useEffectEvent((typed: string) => {
    if (typed === (pending.current.at(-1) ?? current)) return
    pending.current = [...pending.current, typed]
    search(typed === '' ? null : typed)
  })
  const follow = useEffectEvent((next: string) => {
    const at = pending.current.indexOf(next)
    pending.current = pending.current.slice(at + 1)
    if (at < 0 && next !== text.trim().normalize('NFC')) setText(next)
  })
  useEffect(() => {
    const subscription = typedKeywords(typing$).subscribe((typed) => send(typed))
    return () => subscription.unsubscribe()
  }, [typing$])
  useEffect(() => follow(current), [current])

  const type = (typed: string, state: Typing['state']) => {
    setText(typed)
    typing$.next({ text: typed, state })
  }
  return {
    text,
    change: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true ? 'composing' : 'typing'),
    compose: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => type(currentTarget.value, 'typing'),
    enter: () => type(text, 'done'),
    clear: () => type('', 'done'),
  }
}
