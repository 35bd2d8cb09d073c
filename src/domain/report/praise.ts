import { seoulDate } from '../calendar/seoul.ts'
import type { Creature } from '../quest.ts'

/** The praises that a reader of a shared report may send to the learner. */
export const praises = ['PROUD', 'STEADY', 'BRAVE'] as const
export type Praise = (typeof praises)[number]

interface PraiseRow {
  readonly sentence: string
  /** The creature on the sticker. */
  readonly creature: Creature
}

const praiseRows: Readonly<Record<Praise, PraiseRow>> = {
  PROUD: { sentence: '정말 자랑스러워요!', creature: 'DOLPHIN' },
  STEADY: { sentence: '꾸준히 하는 모습이 멋져요!', creature: 'TURTLE' },
  BRAVE: { sentence: '끝까지 해낸 게 대단해요!', creature: 'SHARK' },
}

export function praiseWords(praise: Praise): PraiseRow {
  return praiseRows[praise]
}

/** Tells whether another praise may be sent by a link: one a day, by the calendar of Korea. @param praisedDate when the last one was */
export function canPraise(praisedDate: string | null, now: Date): boolean {
  return praisedDate === null || seoulDate(new Date(praisedDate)) !== seoulDate(now)
}
