import type { DemoServer } from './models.ts'
import { refusalBody } from './routes/http.ts'

/** The maximum number of stored answers: the oldest are dropped, so that the record of a visitor does not grow. */
const maxAnswers = 200
const dayMs = 24 * 60 * 60 * 1000

/** Runs a task that changes the database, and stores the change. */
type Change = (task: () => Promise<void>) => Promise<void>
type Execute = () => Promise<Response | undefined>

/**
 * Executes each write once for its `Idempotency-Key`: for a day, the same key gets the same answer, also after a reload, and is refused with
 * another body. The answers are rows of the database, which outlives the page.
 */
export function createReplays({ db }: Pick<DemoServer, 'db'>, now: () => number = Date.now) {
  const rows = () => {
    const table = db['replays']
    if (table === undefined) throw new Error('the model is missing')
    return table
  }
  const running = new Map<string, Promise<unknown>>()

  const answerOnce = async (key: string, write: string, execute: Execute, change: Change) => {
    const known = rows().findBy({ key })
    if (known !== null && known.endsAt > now()) {
      if (known.write === write) return new Response(known.body, { status: known.status, headers: known.headers })
      return Response.json(refusalBody(422, '같은 키로 다른 것을 보냈어요'), { status: 422 })
    }
    const answer = await execute()
    // A refused write may be repeated, as nothing was carried out.
    if (answer?.ok !== true) return answer
    const body = answer.body === null ? null : await answer.clone().text()
    await change(async () => {
      rows().remove({ key })
      rows().insert({ key, write, status: answer.status, headers: [...answer.headers], body, endsAt: now() + dayMs })
      for (const { id } of [...rows()].slice(0, -maxAnswers)) rows().remove(id)
    })
    return answer
  }

  return async (request: Request, execute: Execute, change: Change): Promise<Response | undefined> => {
    const key = request.headers.get('Idempotency-Key')
    if (request.method !== 'POST' || key === null) return execute()
    const write = `${request.url} ${await request.clone().text()}`
    // A repetition waits for the request that is under way.
    while (running.has(key)) await running.get(key) // oxlint-disable-line no-await-in-loop -- each waits for the one before
    const work = answerOnce(key, write, execute, change)
    running.set(
      key,
      work.catch(() => {}).finally(() => running.delete(key)),
    )
    return work
  }
}
