import { type Mark, marks } from './marks.ts'

export function markOf(channelDomain: string): Mark {
  const mark = marks[channelDomain]
  if (mark === undefined) throw new RangeError(`no mark for ${channelDomain}`)
  return mark
}
