/** A backend that shows one demo view, reached by its own fetch. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>
  readonly apiOrigin: string
  close(): Promise<void>
}

/** Starts a backend for a demo view such as `persona=guest&channel=haeon`. */
export type OpenBackend = (view: string) => Promise<Backend>
