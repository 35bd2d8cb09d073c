import type { LessonKind, MaterialKind, TaskType } from '../../domain/content/contentKind.ts'

/** Of what teachers pick. */
interface TaskWords {
  /** In the words of those who make them; learners read the longer names (`contentLooks`). */
  readonly short: string
}

/** Of what can be a lesson of a course. */
interface LessonWords {
  /** To teachers who choose what the lesson shows. */
  readonly choose: string
  /** To learners who cannot open it yet. */
  readonly about: string
  /** How it is finished. */
  readonly finishing: string
}

/** Of what is read or watched outside of a course. */
interface MaterialWords {
  /** On the button that marks it as done. */
  readonly mark: string
  readonly review: ReviewNaming
}

/** How reviews are spoken of. */
export interface ReviewNaming {
  readonly question: string
  /** To those who may not write one yet. */
  readonly notYet: string
  readonly person: string
  /** What one did before writing. */
  readonly deed: string
  /** Who may write. */
  readonly writers: string
}

/** What differs between kinds of content in the texts of their lessons, tasks and reviews. */
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
