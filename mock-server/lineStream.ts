import { pause } from './faultAnswers.ts'

/** Lines of JSON that come one after the other. */
export const lineType = 'application/x-ndjson'

/** Between two lines, as from somebody who thinks while speaking. */
const lineMs = 60

/** The same answer, its lines with pauses between them: Mirage itself can only answer as a whole. */
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
        // Whoever listened has left.
        controller.error(error)
      }
    },
  })
  return new Response(body, { status, headers })
}
