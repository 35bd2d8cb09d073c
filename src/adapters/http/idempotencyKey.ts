import { isPermanentRefusal } from '../../application/callError.ts'

const keyBytes = 16

/** A key that no other request has: 128 bits. randomUUID is missing on insecure origins. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Draws an `Idempotency-Key` for each write. The same write has the same key until its outcome is known, so that pressing again after a lost
 * answer does nothing twice.
 */
export function idempotencyKeys() {
  const pending = new Map<string, string>()
  /** Clears the keys after a write that may have undone an earlier one, so that repeating the earlier one counts as new. */
  const forget = () => pending.clear()
  const send = async <T>(write: string, call: (key: string) => Promise<T>): Promise<T> => {
    const key = pending.get(write) ?? randomKey()
    pending.set(write, key)
    try {
      const answer = await call(key)
      pending.delete(write)
      return answer
    } catch (error) {
      if (isPermanentRefusal(error)) pending.delete(write)
      throw error
    }
  }
  return { send, forget }
}
