import * as z from 'zod/mini'
import type { OpenPress, OpenPresses } from '../../application/createOnce.ts'
import type { Clock, KeyValueStore } from '../../application/platform.ts'
import { someId } from '../http/parsing.ts'

/** Servers forget keys, and what a press has made is no longer told from other things of its kind, after a day. */
const longest = 24 * 60 * 60 * 1_000

const storedPress = z.object({ key: z.string(), before: z.array(someId), time: z.number() })

/** Stores presses whose outcome is not known on the device, apart by `scope`. */
export function storedPresses(store: KeyValueStore, clock: Clock, scope: string): OpenPresses {
  const keyOf = (of: string) => `press/${scope}/${of}`
  const now = () => clock.now().getTime()
  const read = (text: string | null): OpenPress | null => {
    try {
      const { key, before, time } = z.parse(storedPress, JSON.parse(text ?? 'null'))
      return Math.abs(now() - time) < longest ? { key, before } : null
    } catch {
      return null
    }
  }
  return {
    get: (of) => read(store.get(keyOf(of))),
    set(of, press) {
      if (press === null) store.remove(keyOf(of))
      else store.set(keyOf(of), JSON.stringify({ ...press, time: now() }))
    },
  }
}
