import type { ProblemFacts } from './problems.ts'

const block = (category: string, difficulty: number, title: string): ProblemFacts => ({ group: '블록', category, difficulty, title })

export const blockFacts: readonly ProblemFacts[] = [
  block('순서', 1, '거북이를 집까지 데려다줘요'),
  block('순서', 1, '꽃게의 옆걸음'),
  block('순서', 2, '편지 배달하는 니모'),
  block('반복', 2, '불가사리 그리기'),
  block('반복', 3, '춤추는 해파리'),
  block('반복', 4, '산호 정원 가꾸기'),
  block('조건', 3, '상어를 피해요'),
  block('조건', 4, '바닷속 신호등 건너기'),
  block('조건', 5, '문어의 가위바위보'),
  block('변수', 4, '조개 점수판'),
  block('변수', 5, '바다거북 키우기'),
  block('신호', 5, '돌고래 이어달리기'),
  block('신호', 6, '해마 합창단'),
  block('복제', 6, '비눗방울 터뜨리기'),
  block('복제', 7, '내려오는 보물 받기'),
  block('리스트', 8, '오늘의 급식 뽑기'),
  block('함수', 8, '나만의 헤엄 블록'),
  block('인공지능', 9, '목소리로 잠수함 몰기'),
]
