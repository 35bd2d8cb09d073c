import type { DemoAddress } from '../DemoAddress.ts'
import type { ChannelFacts } from './channels/ChannelFacts.ts'
import type { ChannelSite } from './channels/ChannelSite.ts'
import type { Dice } from './dice.ts'

/** What every part of the world is made from. */
export interface WorldContext {
  readonly address: DemoAddress
  /** When the world was made: what it holds is dated by it. */
  readonly now: Date
  /** What time it is where a deed is judged or dated: the page's clock runs on. */
  present(): Date
  readonly dice: Dice
  /** The channel that the page stands on; null: the main site. */
  readonly site: ChannelSite | null
  /** Whose contents the lists show: all channels on the main site, else the one. */
  readonly hosts: readonly ChannelFacts[]
}
