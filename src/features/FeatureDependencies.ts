import type { ApiPaths } from '../adapters/http/apiPaths.ts'
import type { HttpClient } from '../adapters/http/client.ts'
import type { Clock, Log } from '../application/platform.ts'

/** What the lazily loaded features build on. */
export interface FeatureDependencies {
  readonly client: HttpClient
  /** A client for another product's prefix: the education environment is a product of its own. */
  readonly clientOf: (product: string) => HttpClient
  readonly log: Log
  readonly paths: ApiPaths
  readonly clock: Clock
  /** Keeps apart what one device stores for pages with the same numbers: the demo's views. */
  readonly storageScope: string
}
