import type { InboxItem, InboxKind } from '../../src/domain/inbox.ts'

type ItemOf<Kind extends InboxKind> = Extract<InboxItem, { readonly kind: Kind }>

const about = { createdDate: '2026-11-20T09:00:00+09:00', isRead: false } as const
const homework = { ...about, homeworkId: 70, assignmentId: 71, title: '구구단' } as const
const ofClass = { ...about, courseClassId: 5, title: '주말 파이썬' } as const

const ofQuestion = { ...about, contentType: 'PROBLEM', contentId: 7, lessonId: null, questionId: 31, title: '두 수의 합' } as const

const items: { readonly [Kind in InboxKind]: ItemOf<Kind> } = {
  HOMEWORK_SET: { ...homework, kind: 'HOMEWORK_SET', notificationId: 'set', endDate: '2026-11-27T18:00:00+09:00' },
  HOMEWORK_DUE: { ...homework, kind: 'HOMEWORK_DUE', notificationId: 'due', endDate: '2026-11-21T18:00:00+09:00', lateEndDate: null },
  HOMEWORK_RETURNED: { ...homework, kind: 'HOMEWORK_RETURNED', notificationId: 'returned', content: '0일 때를 다시 봐요' },
  HOMEWORK_MARKED: { ...homework, kind: 'HOMEWORK_MARKED', notificationId: 'marked', score: 90 },
  ROOM_SET: { ...about, kind: 'ROOM_SET', notificationId: 'room', roomId: 6, title: '파도 시험', startDate: '2026-11-20T14:00:00+09:00' },
  COMMENT: { ...about, kind: 'COMMENT', notificationId: 'comment', problemId: 7, title: '두 수의 합', content: '범위를 다시 봐요' },
  CLASS_SOON: { ...ofClass, kind: 'CLASS_SOON', notificationId: 'soon', startsAt: '2026-11-20T11:00:00+09:00' },
  ANNOUNCEMENT: { ...ofClass, kind: 'ANNOUNCEMENT', notificationId: 'told', content: '자를 가져와요' },
  QUESTION_ASKED: { ...ofQuestion, kind: 'QUESTION_ASKED', notificationId: 'asked', content: '왜 글자가 이어져요?' },
  QUESTION_ANSWERED: { ...ofQuestion, kind: 'QUESTION_ANSWERED', notificationId: 'answered', content: '숫자로 바꿔 보세요' },
  POST_HIDDEN: { ...ofQuestion, kind: 'POST_HIDDEN', notificationId: 'hidden', reason: '풀이가 그대로 있어요' },
  PRAISE: { ...about, kind: 'PRAISE', notificationId: 'praise', praise: 'STEADY' },
  CLAP: { ...about, kind: 'CLAP', notificationId: 'clap', nickname: '하늘' },
}

export function inboxItem<Kind extends InboxKind>(kind: Kind, changes: Partial<ItemOf<Kind>> = {}): ItemOf<Kind> {
  return { ...items[kind], ...changes }
}
