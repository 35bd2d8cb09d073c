import { createHttpClient, type HttpClient } from '../../../src/adapters/http/client.ts'

export interface Stub {
  readonly client: HttpClient
  /** Every request that was made. */
  readonly requests: Request[]
}

export const apiOrigin = 'https://api.test'

/** A client whose calls are all answered by `answer`. */
export function stubbed(answer: (request: Request) => Promise<Response> | Response, product = 'product'): Stub {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return answer(request)
  }
  return { requests, client: createHttpClient({ fetch, apiOrigin, product }) }
}

export function stubbedJson(body: unknown): Stub {
  return stubbed(() => Response.json(body))
}
