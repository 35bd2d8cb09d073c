import type { CallLog, CallRecord } from './callLog.ts'

type Answering = (request: Request) => Promise<Response>

/** The same answers, and a log that knows of them. */
export function recordCalls(answer: Answering, log: CallLog, about: (request: Request) => Pick<CallRecord, 'path' | 'fault'>): Answering {
  return async (request) => {
    const end = log.begin({ method: request.method, ...about(request) })
    try {
      const response = await answer(request)
      end(response.status)
      return response
    } catch (error) {
      end(request.signal.aborted ? 'givenUp' : 'dropped')
      throw error
    }
  }
}
