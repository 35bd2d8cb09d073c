import { refusalBody } from './routes/http.ts'

interface Carried {
  /** The request without its key. */
  readonly asked: string
  readonly answer: Promise<Response | undefined>
  readonly endsAt: number
}

/** The maximum number of stored answers: the oldest are dropped, so that a page that is open for days does not grow. */
const maxCarried = 1_000
const dayMs = 24 * 60 * 60 * 1000

/** Executes each write once for its `Idempotency-Key`: for a day, the same key gets the same answer, and is refused with another body. */
export function createReplays(now: () => number = Date.now) {
  const carried = new Map<string, Carried>()
  return async (request: Request, carryOut: () => Promise<Response | undefined>): Promise<Response | undefined> => {
    const key = request.headers.get('Idempotency-Key')
    if (request.method !== 'POST' || key === null) return carryOut()
    const asked = `${request.url} ${await request.clone().text()}`
    const known = carried.get(key)
    if (known !== undefined && known.endsAt > now()) {
      if (known.asked === asked) return (await known.answer)?.clone()
      return Response.json(refusalBody(422, '같은 키로 다른 것을 보냈어요'), { status: 422 })
    }
    const answer = carryOut()
    carried.set(key, { asked, answer, endsAt: now() + dayMs })
    const [oldest] = carried.keys()
    if (carried.size > maxCarried && oldest !== undefined) carried.delete(oldest)
    const came = await answer.catch((error: unknown) => {
      carried.delete(key)
      throw error
    })
    // A refused write may be repeated, as nothing was carried out.
    if (came?.ok !== true) carried.delete(key)
    return came?.clone()
  }
}
