import { isPermanentRefusal } from '../../application/callError.ts'

const keyBytes = 16

/** A key that no other request has: 128 bits. randomUUID is missing on insecure origins. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Draws an `Idempotency-Key` for each press. The same write has the same key while the page is open and the outcome is not known, so that
 * pressing again after a lost answer does nothing twice. Texts, which outlive the page, have keys of their own (`postText`).
 */
export function idempotencyKeys() {
  const pending = new Map<string, string>()
  const send = async <T>(path: string, body: unknown, call: (key: string) => Promise<T>): Promise<T> => {
    const write = `${path} ${JSON.stringify(body)}`
    const key = pending.get(write) ?? randomKey()
    const settle = () => void pending.delete(write)
    pending.set(write, key)
    try {
      const answer = await call(key)
      settle()
      forget(path)
      return answer
    } catch (error) {
      if (isPermanentRefusal(error)) settle()
      throw Object.assign(Object(error), { settle })
    }
  }
  /**
   * Drops the keys of writes that another one may have undone, so that repeating them counts as new: those whose paths begin with the same
   * noun, or all.
   */
  const forget = (path = '') => {
    const [noun = ''] = path.split('/', 1)
    for (const write of pending.keys()) if (write.startsWith(noun) && !write.startsWith(`${path} `)) pending.delete(write)
  }
  return { send, forget }
}
