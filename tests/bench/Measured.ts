import type { carouselKeys } from './measureCarousel.ts'
import type { costKeys, paintKeys } from './measureLoad.ts'
import type { pageNames } from './openPages.ts'
import type { Numbers } from './statistics.ts'

export type Paints = Numbers<(typeof paintKeys)[number]>
export type Costs = Numbers<(typeof costKeys)[number]>
export type Steps = Numbers<(typeof carouselKeys)[number]>

type MeasuredPage = (typeof pageNames)[number]

/** The medians of one run of the bench. */
export interface Measured {
  readonly paints: Readonly<Record<MeasuredPage, Paints>>
  readonly costs: Readonly<Record<MeasuredPage, Costs>>
  readonly hugeNodes: number
  readonly steps: { readonly dozen: Steps; readonly thousand: Steps }
}
