import type { Query, QueryClient } from '@tanstack/react-query'
import { Observable } from 'rxjs'
import { CallFailed } from '../../application/platform/CallFailed.ts'

/**
 * What the page's reads tell about the way to the server. A read that fails for want of a network tells nothing while others are
 * answered: then it is an affair of its own, and its section stays silent (S-290).
 */
export const readOutcomes = (client: QueryClient): Observable<'answered' | 'unanswered'> =>
  new Observable((subscriber) => {
    const cache = client.getQueryCache()
    const known = cache.getAll().filter(isCall)
    const answersAtStart = new WeakMap<Query, number>()
    let answers = known.some(({ state }) => state.data !== undefined || isAnswer(state.error)) ? 1 : 0
    const answered = () => {
      answers++
      subscriber.next('answered')
    }
    if (answers === 0 && known.some(({ state }) => isNetworkFailure(state.error))) subscriber.next('unanswered')
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || !isCall(event.query)) return
      const { action, query } = event
      if (action.type === 'fetch') answersAtStart.set(query, answers)
      if (action.type === 'success' && !action.manual) answered()
      // What will be tried again is `failed`, what will not is only `error`.
      if ((action.type === 'failed' || action.type === 'error') && isAnswer(action.error)) answered()
      const isAlone = (answersAtStart.get(query) ?? 0) === answers
      if (action.type === 'error' && isNetworkFailure(action.error) && isAlone) subscriber.next('unanswered')
    })
  })

/** The site may have been supplied with the page, which says nothing about the server. */
const isCall = ({ queryKey }: Query) => queryKey[0] !== 'site'

const isNetworkFailure = (error: unknown) => error instanceof CallFailed && error.kind === 'network'

/** Refusals, the server's own faults and nonsense are answers. A time that ran out, a page that was left, a mistake of ours say nothing. */
const isAnswer = (error: unknown) => error instanceof CallFailed && (error.kind === 'status' || error.kind === 'notJson')
