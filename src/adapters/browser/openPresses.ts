import type { OpenPresses } from '../../application/createListed.ts'
import type { Clock, KeyValueStore } from '../../application/platform.ts'
import { formatPress, parsePress } from '../../application/storedPress.ts'

/** Servers forget keys, and what a press has made is no longer told from other things of its kind, after a day. */
const maxAge = 24 * 60 * 60 * 1_000

/** Stores presses whose outcome is not known on the device, apart by `scope`, each behind the time in ms. */
export function storedPresses(store: KeyValueStore, clock: Clock, scope: string): OpenPresses {
  const keyOf = (of: string) => `press/${scope}/${of}`
  const now = () => clock.now().getTime()
  return {
    get(of) {
      const text = store.get(keyOf(of)) ?? ''
      const [time = ''] = text.split('\n', 1)
      return Math.abs(now() - Number(time)) < maxAge ? parsePress(text.slice(time.length + 1)) : null
    },
    set(of, press) {
      if (press === null) store.remove(keyOf(of))
      else store.set(keyOf(of), `${now()}\n${formatPress(press)}`)
    },
  }
}
