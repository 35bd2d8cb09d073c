import type { AssignmentTask } from '../assignment.ts'
import { type Assignment, dueStatus, dueTone } from '../homework.ts'
import type { RoomDetail } from '../room/room.ts'
import type { SetHomework } from './setHomework.ts'
import type { SetRoom } from './setRoom.ts'

/** The id of what has none yet. */
const preview = 'preview'
const minuteMs = 60_000

interface HomeworkPreview {
  readonly card: Pick<Assignment, 'homeworkId' | 'assignmentId' | 'title' | 'description'> & {
    readonly key: string
    readonly href: string
    readonly badge: { readonly label: string; readonly tone: ReturnType<typeof dueTone> } | null
  }
  readonly tasks: readonly AssignmentTask[]
}

/** Returns homework as it reaches a learner who has not begun: its card on the home page, and its tasks. */
export function homeworkPreview({ title, description, endDate, taskList }: SetHomework, now: Date, timeZone: string): HomeworkPreview {
  const due = dueStatus(endDate, now, timeZone)
  return {
    card: {
      homeworkId: preview,
      assignmentId: preview,
      key: preview,
      href: '',
      title: title.trim(),
      description: description.trim() || null,
      badge: due && { label: due.label, tone: dueTone(due) },
    },
    tasks: taskList.map(({ type, contentId, title: name }) => ({
      taskId: `${type} ${contentId}`,
      type,
      contentId,
      title: name,
      state: 'NONE',
      score: null,
    })),
  }
}

/** Returns a room as it reaches a learner who has not begun; its tasks are hidden until then. */
export function roomPreview(room: SetRoom, now: Date): RoomDetail {
  const { title, description, endDate, verdicts, freezeMinutes, taskList } = room
  const isFrozen = verdicts === 'AT_ONCE' && freezeMinutes > 0 && endDate !== null
  return {
    ...room,
    roomId: preview,
    title: title.trim(),
    description: description.trim() || null,
    serverDate: now.toISOString(),
    freezeDate: isFrozen ? new Date(Date.parse(endDate) - freezeMinutes * minuteMs).toISOString() : null,
    taskCount: taskList.length,
    participantCount: 0,
    participation: null,
    isPractice: false,
    tasks: [],
    isJudge: false,
  }
}
