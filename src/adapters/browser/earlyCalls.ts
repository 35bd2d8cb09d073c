declare global {
  interface Window {
    /** Answers by address, which the page's first script (index.html) has asked for while the others were loading. */
    earlyCalls?: Map<string, Promise<Response>>
  }
}

/** The age in milliseconds from which an answer is asked for anew: a page whose scripts took longer shows old data otherwise. */
const maxAge = 30_000

/**
 * Wraps a fetch so that a call which the page's first script has already sent takes its answer, each at most once. A call without cookies
 * belongs to a previewed visitor and is always sent; so is one whose early answer did not arrive.
 */
export function withEarlyCalls(
  fetch: (request: Request) => Promise<Response>,
  page: Pick<Window, 'earlyCalls'> & { readonly performance: Pick<Performance, 'now'> },
): (request: Request) => Promise<Response> {
  return (request) => {
    const early = page.earlyCalls?.get(request.url)
    page.earlyCalls?.delete(request.url)
    const isFresh = page.performance.now() < maxAge
    if (early === undefined || !isFresh || request.method !== 'GET' || request.credentials !== 'include') return fetch(request)
    return early.catch(() => fetch(request))
  }
}
