import type { ScreenName } from './readingWords.ts'

/** The texts of the pictures of the product, for those who cannot see them. */
export const screenWords = {
  types: '유형별 학습 화면: 바다마다 유형이 차례로 있고, 푼 문제의 수가 보여요',
  ownProblem: '문제 만들기 화면: 푸는 방법과 문제 설명을 적으면 옆에 학생이 볼 모습이 보여요',
  homework: '숙제 만들기 화면: 과제를 차례로 담고, 옆에 학생이 볼 모습이 보여요',
  classView: '선생님이 보는 우리 반 현황 화면: 학생마다 푼 문제와 막힌 곳, 낸 코드가 보여요',
  test: '시험 만들기 화면: 문제마다 배점을 정하고, 옆에 학생이 볼 모습이 보여요',
} satisfies Record<ScreenName, string>
