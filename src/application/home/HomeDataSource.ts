import type { HomeData } from '../../domain/home/HomeData.ts'

export interface HomeDataSource {
  /** The home data inlined in the page, or else one call. */
  load(signal?: AbortSignal): Promise<HomeData>
}
