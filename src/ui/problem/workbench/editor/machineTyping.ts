/** The average time per key, in ms, below which the typing is a machine's. */
const fastestMs = 40
const keysLookedAt = 6

/**
 * Distinguishes text that a machine types key by key, such as dictation or a remote keyboard, from a person's. Such text brings its own
 * indentation, which the editor must not add to.
 */
export function machineTyping() {
  const times: number[] = []
  return {
    key(time: number) {
      times.push(time)
      if (times.length > keysLookedAt) times.shift()
    },
    isMachine(): boolean {
      const [first, last] = [times[0], times.at(-1)]
      if (first === undefined || last === undefined || times.length < 3) return false
      return (last - first) / (times.length - 1) < fastestMs
    },
  }
}
