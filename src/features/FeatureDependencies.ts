import type { ApiPaths } from '../adapters/http/apiPaths.ts'
import type { HttpClient } from '../adapters/http/client.ts'
import type { Clock, Log } from '../application/platform.ts'

/** The dependencies of the lazily loaded features. */
export interface FeatureDependencies {
  readonly client: HttpClient
  /** A client for another product's prefix: the education environment is a product of its own. */
  readonly clientOf: (product: string) => HttpClient
  readonly log: Log
  readonly paths: ApiPaths
  readonly clock: Clock
  /** Separates what one device stores for pages with equal ids, such as the demo's views. */
  readonly storageScope: string
}
