import type { Id } from '../id.ts'

interface ChangedTask {
  readonly contentId: Id
  readonly point: number
}

const idsOf = (tasks: readonly ChangedTask[]) => tasks.map(({ contentId }) => String(contentId))

/** The announcement of changed tasks in a room that has started, by the numbers that people know; null where no task has changed. */
export function taskChangeText(before: readonly ChangedTask[], after: readonly ChangedTask[]): string | null {
  const [old, next] = [idsOf(before), idsOf(after)]
  const removed = old.flatMap((id, at) => (next.includes(id) ? [] : [`${at + 1}번`]))
  const addedCount = next.filter((id) => !old.includes(id)).length
  const isReordered = old.filter((id) => next.includes(id)).join() !== next.filter((id) => old.includes(id)).join()
  const isRescored = before.some(({ contentId, point }) =>
    after.some((one) => String(one.contentId) === String(contentId) && one.point !== point),
  )
  const parts = [
    removed.length > 0 && `${removed.join(', ')} 문제를 뺐어요. 그 문제에서 받은 점수는 세지 않고, 뒤에 있는 문제의 번호가 당겨져요.`,
    addedCount > 0 && `문제 ${addedCount}개를 더했어요.`,
    isReordered && '문제의 차례가 바뀌었어요.',
    isRescored && '배점이 바뀌었어요.',
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' ')
}
