/** JSON over HTTP. Answers are `unknown` until a schema has looked at them; every failure is an HttpError. */
export interface HttpClient {
  get(path: string, options?: CallOptions): Promise<unknown>
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  put(path: string, body?: unknown, options?: CallOptions): Promise<unknown>
  /** Resolves to undefined when the answer is empty. */
  delete(path: string, options?: CallOptions): Promise<unknown>
}

export interface CallOptions {
  /** A list of values repeats its name. */
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>
  readonly signal?: AbortSignal | undefined
  /** `nothing` accepts an empty answer and resolves to undefined. */
  readonly expect?: 'json' | 'nothing'
}
