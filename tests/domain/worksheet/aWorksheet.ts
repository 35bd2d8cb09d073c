import type {
  ChapterStanding,
  QuestionKind,
  QuestionResult,
  WorksheetCard,
  WorksheetChapter,
  WorksheetQuestion,
} from '../../../src/domain/worksheet/worksheet.ts'

export function aWorksheet(wishes: Partial<WorksheetCard> = {}): WorksheetCard {
  return {
    worksheetId: 601,
    title: '조건문 마무리 학습지',
    summary: '참과 거짓을 따라가요.',
    thumbnail: '/demo-pictures/thumb/python-1.svg',
    difficulty: 6,
    categoryList: [{ categoryGroupName: '주제', name: '파이썬' }],
    minutes: 20,
    chapterCount: 2,
    questionCount: 8,
    doneCount: 0,
    ...wishes,
  }
}

const questions: Readonly<Record<QuestionKind, WorksheetQuestion>> = {
  CHOICE: { kind: 'CHOICE', questionId: 1, text: '`1 < 2`는?', code: null, choices: ['참', '거짓'] },
  SHORT: { kind: 'SHORT', questionId: 2, text: '아니면은?', code: 'if n:' },
  CODE_BLANK: { kind: 'CODE_BLANK', questionId: 3, text: '채워 보세요', code: 'n ___ 1\n___(n)', output: '0' },
  ORDER: { kind: 'ORDER', questionId: 4, text: '늘어놓아 보세요', lines: ['print(n)', 'n = 1'], output: '1' },
  OUTPUT: { kind: 'OUTPUT', questionId: 5, text: '무엇이 나올까요?', code: 'print(2)' },
  PROBLEM: { kind: 'PROBLEM', questionId: 6, text: '풀어 보세요', problemId: 7006, title: '잠수복 고르기' },
}

export const aQuestion = (kind: QuestionKind): WorksheetQuestion => questions[kind]

export function aChapter(wishes: Partial<WorksheetChapter> = {}): WorksheetChapter {
  return { chapterId: 6011, title: '참일까 거짓일까', questions: Object.values(questions), ...wishes }
}

export function aResult(wishes: Partial<QuestionResult> = {}): QuestionResult {
  return { questionId: 1, answer: ['0'], isCorrect: true, rightAnswer: ['0'], explanation: '1이 더 작아요.', reviewDate: null, ...wishes }
}

export function aStanding(wishes: Partial<ChapterStanding> = {}): ChapterStanding {
  return { chapterId: 6011, questionCount: 6, solvedCount: 1, answeredDate: '2026-11-20T10:00:00+09:00', results: [aResult()], ...wishes }
}
