import type { CallOptions, HttpClient } from './client.ts'

/**
 * Sends a text that is kept on the device. Its `Idempotency-Key` is the key of its press and a hash of what is sent: the same in every tab
 * and after a reload, another one after an edit, and gone with the text. Without one the client draws a key.
 */
export function postText(client: HttpClient, path: string, body: object, key?: string, options?: CallOptions): Promise<unknown> {
  return client.post(path, body, { ...options, idempotencyKey: key ? `${key}-${hashOf(JSON.stringify(body))}` : undefined })
}

/** Returns 32 bits by FNV-1a. Two versions of one text with the same hash would be refused, not mixed up. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
