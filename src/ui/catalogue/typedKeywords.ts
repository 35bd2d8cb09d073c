import { debounce, map, NEVER, type Observable, timer } from 'rxjs'

export interface Typing {
  readonly text: string
  /** `composing`: an input method is still at work on the last syllable; `done`: entered. */
  readonly state: 'typing' | 'composing' | 'done'
}

const pause = { done: 0, typing: 250, composing: 1000 } as const
const halfSyllable = /[\u1100-\u11ff\u3131-\u318e]$/

/**
 * What to search for while somebody types. A Korean input method keeps composing the last syllable until another key is
 * pressed: it is searched for after a longer pause, and never while the syllable is incomplete.
 */
export const typedKeywords = (typing$: Observable<Typing>): Observable<string> =>
  typing$.pipe(
    debounce(({ text, state }) => (state === 'composing' && halfSyllable.test(text) ? NEVER : timer(pause[state]))),
    map(({ text }) => text.trim().normalize('NFC')),
  )
