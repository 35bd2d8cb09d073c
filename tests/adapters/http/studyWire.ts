import { course as card } from './wire.ts'

/** A complete answer of each kind, as we assume that a backend sends it (S-289). */
export const courseDetail = {
  ...card,
  introduction: ['첫 문단', '둘째 문단'],
  audience: ['처음 배우는 친구'],
  goals: ['혼자 쓸 수 있어요.'],
  categoryList: [{ categoryGroupName: '분야', name: '파이썬' }],
  lessonCount: 11,
  minutes: 96,
  learnerCount: 240,
}

export const standing = { isEnrolled: true, isMember: false, canStudy: true }
export const categoryGroup = { name: '대상', required: 'Y', mode: 'RADIO', position: 2 }

export const lesson = {
  lessonId: 110_401,
  type: 'VIDEO',
  videoId: 'v-1',
  title: '변수는 왜 상자일까?',
  minutes: 1,
  difficulty: null,
  isPreview: false,
}
export const chapter = { chapterId: 11_041, title: '물에 뜨기', lessonList: [lesson] }
export const progress = { lessonId: 110_401, isDone: false, positionSeconds: 3, studiedDate: '2026-11-19T07:00:00Z' }
export const studyRecord = {
  startedDate: '2026-11-01T01:00:00Z',
  studiedDate: '2026-11-19T07:00:00Z',
  studyMinutes: 40,
  logList: [
    { lessonId: 110_401, type: 'VIDEO', title: '변수는 왜 상자일까?', isDone: true, minutes: 1, studiedDate: '2026-11-19T07:00:00Z' },
  ],
}

export const contents = {
  PROBLEM: {
    problemId: 7_001,
    title: '조개껍데기 세기',
    difficulty: 1,
    categoryList: [{ categoryGroupName: '유형', name: '자료형' }],
    statement: ['모두 몇 개일까요?'],
    inputRule: '두 수가 주어져요.',
    outputRule: '합을 출력해요.',
    examples: [{ input: '3 4', output: '7' }],
    hints: ['숫자로 바꿔요.'],
  },
  VIDEO: { videoId: 'v-1', title: '변수', summary: ['상자 이야기'], src: '/media/a.mp4', poster: '/media/a.webp', durationSeconds: 8.4 },
  BLOCK: {
    blockId: 2_001,
    title: '거북이',
    difficulty: 1,
    statement: ['집으로 가요.'],
    goal: '집에 닿아요.',
    blocks: ['한 칸 가기'],
    hints: [],
  },
  DOCUMENT: {
    documentId: 6_001,
    title: '강의를 듣는 법',
    sections: [
      {
        heading: '천천히',
        parts: [
          { kind: 'paragraph', text: '<b>글자예요</b>' },
          { kind: 'note', text: '기억해요.' },
          { kind: 'list', isOrdered: true, items: ['하나', '둘'] },
          { kind: 'code', language: 'python', code: 'print(1)' },
        ],
      },
    ],
  },
} as const

export const review = {
  reviewId: 'course-11-1',
  rating: 5,
  content: '끝까지 들은 첫 강의예요!',
  user: { nickname: '파도', profile: 'https://img.test/p.png' },
  isMine: false,
  createdDate: '2026-11-19T07:00:00Z',
  updatedDate: null,
}
export const reviewRating = { average: 4.5, count: 3, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } }
