export interface ProblemFacts {
  readonly title: string
  /** Group of categories, and the category in it. */
  readonly group: string
  readonly category: string
  readonly difficulty: number
}

const problem = (category: string, difficulty: number, title: string): ProblemFacts => ({ group: '유형', category, difficulty, title })

export const problemFacts: readonly ProblemFacts[] = [
  problem('자료형', 1, '조개껍데기 세기'),
  problem('자료형', 2, '바닷물 온도 바꾸기'),
  problem('자료형', 2, '파도 소리 세 번'),
  problem('조건문', 2, '밀물과 썰물'),
  problem('조건문', 3, '등대는 언제 켜질까'),
  problem('조건문', 4, '잠수복 고르기'),
  problem('반복문', 3, '파도의 높이'),
  problem('반복문', 4, '모래성 쌓기'),
  problem('반복문', 5, '별 찍는 불가사리'),
  problem('문자열', 4, '거꾸로 읽는 등대 신호'),
  problem('문자열', 6, '병 속의 편지'),
  problem('문자열', 7, '고래 노래 압축하기'),
  problem('배열', 5, '가장 긴 미역 줄기'),
  problem('배열', 6, '조류 기록장'),
  problem('배열', 8, '어항 자리 바꾸기'),
  problem('재귀', 9, '소라 껍데기 무늬'),
  problem('재귀', 11, '하노이의 산호탑'),
  problem('정렬', 7, '물고기 줄 세우기'),
  problem('정렬', 9, '두 번 접은 항해도'),
  problem('탐색', 8, '보물섬 지도'),
  problem('탐색', 10, '가라앉은 배의 방'),
  problem('탐색', 12, '해류를 타고 가장 빨리'),
  problem('그래프', 13, '섬과 섬을 잇는 다리'),
  problem('그래프', 15, '우편배달 갈매기'),
  problem('그래프', 17, '심해 통신망'),
  problem('DP', 14, '징검다리 건너기'),
  problem('DP', 16, '진주 목걸이 나누기'),
  problem('DP', 19, '그물 짜는 방법의 수'),
  problem('DP', 20, '용궁의 계단'),
  problem('DP', 23, '심해 탐사선의 마지막 배터리'),
]

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
