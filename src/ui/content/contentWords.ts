import type { LessonKind, MaterialKind, TaskType } from '../../domain/content/contentKind.ts'

/** The texts of content that teachers pick. */
interface TaskWords {
  /** The short name for teachers; learners read the longer ones (`contentLooks`). */
  readonly short: string
}

/** The texts of content that can be a lesson of a course. */
interface LessonWords {
  /** Asks teachers to choose the lesson's content. */
  readonly choose: string
  /** Describes the content to learners who cannot open it yet. */
  readonly about: string
  /** Tells how the lesson is finished. */
  readonly finishing: string
}

/** The texts of content that is read or watched outside of a course. */
interface MaterialWords {
  /** The label of the button that marks it as done. */
  readonly mark: string
  readonly review: ReviewNaming
}

/** The wording of reviews for a kind of content. */
export interface ReviewNaming {
  readonly question: string
  /** Shown to viewers who may not write a review yet. */
  readonly notYet: string
  readonly person: string
  /** The action that a reviewer did before, such as reading. */
  readonly deed: string
  /** The people who may write a review. */
  readonly writers: string
}

/** The texts of lessons, tasks and reviews that differ between kinds of content. */
export const contentWords: Readonly<Record<TaskType, TaskWords> & Record<LessonKind, LessonWords> & Record<MaterialKind, MaterialWords>> = {
  PROBLEM: {
    short: '문제',
    choose: '문제 고르기',
    about: '코드를 써서 푸는 문제예요.',
    finishing: '문제를 풀어내면 저절로 완료돼요.',
  },
  BLOCK: {
    short: '블록',
    choose: '블록 문제 고르기',
    about: '블록을 쌓아서 푸는 문제예요.',
    finishing: '블록으로 풀어내면 저절로 완료돼요.',
  },
  VIDEO: {
    short: '영상',
    choose: '영상 고르기',
    about: '보면서 배우는 영상이에요.',
    finishing: '끝까지 보면 저절로 완료돼요.',
    mark: '다 봤어요',
    review: {
      question: '이 영상, 도움이 됐나요?',
      notYet: '끝까지 보면 후기를 쓸 수 있어요',
      person: '시청자',
      deed: '보면서',
      writers: '끝까지 본 분',
    },
  },
  DOCUMENT: {
    short: '문서',
    choose: '문서 고르기',
    about: '읽으면서 따라 하는 문서예요.',
    finishing: '끝까지 읽었다면 표시해 주세요. 진도에 더해져요.',
    mark: '다 읽었어요',
    review: {
      question: '이 문서, 도움이 됐나요?',
      notYet: '끝까지 읽으면 후기를 쓸 수 있어요',
      person: '독자',
      deed: '읽으면서',
      writers: '끝까지 읽은 분',
    },
  },
  WORKSHEET: { short: '학습지' },
}
