import type { InboxItem, InboxKind } from '../../src/domain/inbox.ts'

type ItemOf<Kind extends InboxKind> = Extract<InboxItem, { readonly kind: Kind }>

const about = { createdDate: '2026-11-20T09:00:00+09:00', isRead: false } as const
const homework = { ...about, homeworkId: 70, assignmentId: 71, title: '구구단' } as const
const ofClass = { ...about, courseClassId: 5, title: '주말 파이썬' } as const

const items: { readonly [Kind in InboxKind]: ItemOf<Kind> } = {
  HOMEWORK_SET: { ...homework, kind: 'HOMEWORK_SET', notificationId: 'set', endDate: '2026-11-27T18:00:00+09:00' },
  HOMEWORK_DUE: { ...homework, kind: 'HOMEWORK_DUE', notificationId: 'due', endDate: '2026-11-21T18:00:00+09:00' },
  HOMEWORK_MARKED: { ...homework, kind: 'HOMEWORK_MARKED', notificationId: 'marked', score: 90 },
  COMMENT: { ...about, kind: 'COMMENT', notificationId: 'comment', problemId: 7, title: '두 수의 합', content: '범위를 다시 봐요' },
  CLASS_SOON: { ...ofClass, kind: 'CLASS_SOON', notificationId: 'soon', startsAt: '2026-11-20T11:00:00+09:00' },
  ANNOUNCEMENT: { ...ofClass, kind: 'ANNOUNCEMENT', notificationId: 'told', content: '자를 가져와요' },
}

export function inboxItem<Kind extends InboxKind>(kind: Kind, changes: Partial<ItemOf<Kind>> = {}): ItemOf<Kind> {
  return { ...items[kind], ...changes }
}
