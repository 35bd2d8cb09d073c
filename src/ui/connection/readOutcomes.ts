import type { Query, QueryClient } from '@tanstack/react-query'
import { Observable } from 'rxjs'
import { CallFailed } from '../../application/platform/CallFailed.ts'

/**
 * What the page's reads say about whether the server can be reached. A read with a network error counts only if nothing else was
 * answered since it began: otherwise the error is its own, and its section stays silent (S-290).
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
      // An attempt that will be retried is `failed`, the last one is `error`.
      if ((action.type === 'failed' || action.type === 'error') && isAnswer(action.error)) answered()
      const isAlone = (answersAtStart.get(query) ?? 0) === answers
      if (action.type === 'error' && isNetworkFailure(action.error) && isAlone) subscriber.next('unanswered')
    })
  })

/** The site data may come with the page and so says nothing about the server. */
const isCall = ({ queryKey }: Query) => queryKey[0] !== 'site'

const isNetworkFailure = (error: unknown) => error instanceof CallFailed && error.kind === 'network'

/** Refusals, server errors and unusable bodies are answers too. Timeouts, aborted calls and our own mistakes say nothing. */
const isAnswer = (error: unknown) => error instanceof CallFailed && (error.kind === 'status' || error.kind === 'notJson')
