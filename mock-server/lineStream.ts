import { pause } from './faultAnswers.ts'

/** Lines of JSON that come one after the other. */
export const lineType = 'application/x-ndjson'

/** The pause between two lines in ms, as of a person who thinks while speaking. */
const lineMs = 60

/** Returns the same answer with pauses between its lines: Mirage itself can only answer as a whole. */
export function spokenLines(response: Response, isHurried: boolean, signal: AbortSignal): Response {
  if (response.headers.get('content-type') !== lineType || response.body === null) return response
  const { status, headers } = response
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder()
      try {
        for (const line of (await response.text()).split(/(?<=\n)/)) {
          // oxlint-disable-next-line no-await-in-loop -- one line after the other
          await pause(isHurried ? 1 : lineMs, signal)
          controller.enqueue(encoder.encode(line))
        }
        controller.close()
      } catch (error) {
        // The client has closed the connection.
        controller.error(error)
      }
    },
  })
  return new Response(body, { status, headers })
}
