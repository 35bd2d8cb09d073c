import type { ChannelInfo } from '../../domain/channel/ChannelInfo.ts'
import { shownBusiness } from '../../domain/channel/shownBusiness.ts'
import { chatWords as words } from './chatWords.ts'

interface QuickReply {
  readonly question: string
  readonly answer: string
}

/** What the demo's chat can be asked with one click. A channel that shows its business card is asked for its place and number, too. */
export function quickReplies(channel: ChannelInfo | null): readonly QuickReply[] {
  const business = shownBusiness(channel)
  return [
    words.schedule,
    words.trial,
    words.price,
    ...(business?.address ? [{ question: words.place.question, answer: words.place.answer(business.address) }] : []),
    ...(business?.telephone ? [{ question: words.phone.question, answer: words.phone.answer(business.telephone) }] : []),
  ]
}
