import type { TaskType } from '../../src/domain/content/contentKind.ts'

export interface TaskFacts {
  readonly type: TaskType
  /** The number in the catalogue of its type. */
  readonly number: number
  /** The score of the demo's learners before the visit, of 100; null for a task that is only done. Left out: not done. */
  readonly doneScore?: number | null
}

export interface AssignmentFacts {
  readonly title: string
  readonly description: string
  /** The due date in days from Friday of the current week; null: no end. */
  readonly daysFromFriday: number | null
  /** The number of days on which it is accepted late. */
  readonly lateDays?: number
  readonly tasks: readonly TaskFacts[]
  /** The submission of the demo's learners before the visit. */
  readonly given?: GivenSubmission
}

export interface GivenSubmission {
  readonly comment: string | null
  readonly daysAgo: number
  readonly feedback: { readonly score: number; readonly comment: string } | null
}

const task = (type: TaskType, number: number): TaskFacts => ({ type, number })
const done = (type: TaskType, number: number, doneScore: number | null = null): TaskFacts => ({ type, number, doneScore })

/** Assignments; on any day of the week some of them are over, handed in or marked. */
export const assignmentFacts: readonly AssignmentFacts[] = [
  {
    title: '반복문으로 구구단 출력하기',
    description: '2단부터 9단까지, 한 줄에 한 단씩 나오게 해요.',
    daysFromFriday: 0,
    lateDays: 2,
    tasks: [task('DOCUMENT', 4), task('VIDEO', 3), task('BLOCK', 1), task('PROBLEM', 7), task('WORKSHEET', 1)],
  },
  {
    title: '내 소개 페이지에 사진 넣기',
    description: '사진에는 꼭 설명을 달아 주세요.',
    daysFromFriday: 1,
    tasks: [task('VIDEO', 2), task('DOCUMENT', 2)],
  },
  {
    title: '조개 줍기 게임에 점수판 달기',
    description: '변수 블록을 써서 조개를 주울 때마다 점수가 오르게 해요.',
    daysFromFriday: 3,
    lateDays: 3,
    tasks: [task('VIDEO', 0), task('BLOCK', 9), task('BLOCK', 18)],
  },
  {
    title: '우리 집 하루를 순서도로 그리기',
    description: '갈림길이 적어도 두 번 나와야 해요.',
    daysFromFriday: 5,
    tasks: [task('DOCUMENT', 3), task('WORKSHEET', 3), task('PROBLEM', 45)],
  },
  {
    title: '친구의 코드 읽고 칭찬 세 가지 쓰기',
    description: '고칠 점보다 좋은 점을 먼저 찾아요.',
    daysFromFriday: 7,
    tasks: [task('DOCUMENT', 7), task('VIDEO', 3)],
  },
  {
    title: '물고기 줄 세우기 다시 풀기',
    description: '선택 정렬과 삽입 정렬로 한 번씩, 걸린 시간을 비교해요.',
    daysFromFriday: 12,
    tasks: [task('VIDEO', 4), task('DOCUMENT', 9), task('PROBLEM', 17)],
  },
  {
    title: '급식과 보물에서 골라내기',
    description: '블록으로 오늘의 급식을 뽑고, 보물 상자에 가장 많이 든 것을 세어 찾아요.',
    daysFromFriday: -1,
    lateDays: 4,
    tasks: [task('BLOCK', 15), task('PROBLEM', 61)],
  },
  {
    title: '자유 작품 계획서',
    description: '만들고 싶은 것을 그림 한 장과 문장 세 개로 적어요.',
    daysFromFriday: null,
    tasks: [task('VIDEO', 6), task('DOCUMENT', 6)],
  },
  {
    title: '거꾸로 읽는 등대 신호 풀기',
    description: '문자열을 뒤집는 방법을 적어도 두 가지 찾아봐요.',
    daysFromFriday: -5,
    lateDays: 7,
    tasks: [task('PROBLEM', 9), task('PROBLEM', 10), task('WORKSHEET', 2)],
  },
  {
    title: '0과 1로 내 이름 쓰기',
    description: '이름의 글자마다 번호를 찾아 이진수로 바꿔요.',
    daysFromFriday: -9,
    tasks: [task('VIDEO', 6), task('DOCUMENT', 8), task('WORKSHEET', 4)],
  },
  {
    title: '조건문으로 잠수 안내판 만들기',
    description: '오늘 잠수해도 되는지, 어떤 옷을 입을지 알려 주는 안내판이에요.',
    daysFromFriday: 2,
    tasks: [done('DOCUMENT', 3), task('PROBLEM', 3), done('PROBLEM', 4, 100), done('BLOCK', 7, 80)],
    given: { comment: '등대 문제에서 경계값을 자꾸 틀렸는데, 표를 그려 보니 알겠어요!', daysAgo: 1, feedback: null },
  },
  {
    title: '첫 프로그램으로 바다에 인사하기',
    description: '화면에 글을 띄우고, 내 이름을 넣어 인사해요.',
    daysFromFriday: -12,
    tasks: [done('DOCUMENT', 2), done('VIDEO', 0), task('PROBLEM', 30), task('PROBLEM', 31)],
    given: {
      comment: '따옴표를 빼먹어서 오류가 났는데 혼자 고쳤어요.',
      daysAgo: 13,
      feedback: { score: 95, comment: '오류를 스스로 읽고 고친 점이 정말 훌륭해요. 다음에는 변수 이름을 조금 더 또렷하게 지어 봐요.' },
    },
  },
]

/** The teacher's feedback, a day after a submission: the first entry whose score is reached. */
export const feedbackWords: readonly (readonly [fromScore: number, comment: string])[] = [
  [90, '하나하나 끝까지 해낸 게 보여요. 아주 잘했어요!'],
  [60, '많이 해냈어요. 남은 과제도 천천히 마저 해 보면 더 또렷해질 거예요.'],
  [0, '시작한 것만으로도 반은 왔어요. 막힌 곳이 있으면 수업 때 꼭 물어봐 주세요.'],
]
