import type { Session } from '../Session.ts'
import type { World } from '../world/World.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'

export interface RouteContext {
  readonly world: World
  readonly session: Session
  readonly paths: ApiPaths
}
