import type { SeaProblem } from './seas/seaParts.ts'
import { categoryOf, firstSeaProblems, laterSeaProblems } from './seas/seas.ts'
import type { Category } from '../../src/domain/catalogue/category.ts'

export interface ProblemFacts {
  readonly title: string
  readonly difficulty: number
  /** The category it is listed in first, then others that fit. */
  readonly categoryList: readonly Category[]
}

/** The score of a problem that is solved in full. */
export const totalScore = 100

const problem = (types: readonly string[], difficulty: number, title: string): ProblemFacts => ({
  title,
  difficulty,
  categoryList: types.map((name) => categoryOf(name)),
})

const ofSea = ({ types, difficulty, title }: SeaProblem): ProblemFacts => problem(types, difficulty, title)

/** The problems that courses practise and the home page recommends: later additions to the catalogue change neither. */
export const practiceFacts: readonly ProblemFacts[] = [
  problem(['자료형 바꾸기', '사칙연산'], 1, '조개껍데기 세기'),
  problem(['출력 꾸미기'], 2, '바닷물 온도 바꾸기'),
  problem(['입력받기'], 2, '파도 소리 세 번'),
  problem(['여러 갈래'], 2, '밀물과 썰물'),
  problem(['그리고·또는'], 3, '등대는 언제 켜질까'),
  problem(['범위와 경계', '여러 갈래'], 4, '잠수복 고르기'),
  problem(['가장 큰 것·세기'], 3, '파도의 높이'),
  problem(['더해 가기', '정해진 만큼 반복'], 4, '모래성 쌓기'),
  problem(['무늬 찍기'], 5, '별 찍는 불가사리'),
  problem(['문자열'], 4, '거꾸로 읽는 등대 신호'),
  problem(['문자 바꾸기와 암호'], 6, '병 속의 편지'),
  problem(['문자열'], 7, '고래 노래 압축하기'),
  problem(['리스트'], 5, '가장 긴 미역 줄기'),
  problem(['누적합'], 6, '갈매기 기록장'),
  problem(['리스트'], 8, '어항 자리 바꾸기'),
  problem(['재귀'], 9, '소라 껍데기 무늬'),
  problem(['재귀'], 11, '하노이의 산호탑'),
  problem(['정렬'], 7, '물고기 줄 세우기'),
  problem(['정렬'], 9, '두 번 접은 항해도'),
  problem(['2차원 리스트'], 8, '보물섬 지도'),
  problem(['그래프'], 10, '가라앉은 배의 방'),
  problem(['그래프', '스택과 큐'], 12, '해류를 타고 가장 빨리'),
  problem(['그래프'], 13, '섬과 섬을 잇는 다리'),
  problem(['그래프'], 15, '우편배달 갈매기'),
  problem(['그래프'], 17, '심해 통신망'),
  problem(['동적 계획법'], 14, '징검다리 건너기'),
  problem(['동적 계획법'], 16, '진주 목걸이 나누기'),
  problem(['동적 계획법'], 19, '그물 짜는 방법의 수'),
  problem(['동적 계획법'], 20, '용궁의 계단'),
  problem(['동적 계획법'], 23, '심해 탐사선의 마지막 배터리'),
  ...firstSeaProblems.map(ofSea),
]

/** The index of a problem is its id, so new ones are added at the end. */
export const problemFacts: readonly ProblemFacts[] = [...practiceFacts, ...laterSeaProblems.map(ofSea)]

const block = (category: string, difficulty: number, title: string): ProblemFacts => ({
  title,
  difficulty,
  categoryList: [{ categoryGroupName: '블록', name: category }],
})

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
  block('조건', 6, '비눗방울 터뜨리기'),
  block('반복', 7, '내려오는 보물 받기'),
  block('리스트', 8, '오늘의 급식 뽑기'),
  block('함수', 8, '나만의 헤엄 블록'),
  block('인공지능', 9, '목소리로 잠수함 몰기'),
  block('순서', 2, '진주조개 줍는 길'),
  block('조건', 4, '바위 골목 빠져나가기'),
  block('변수', 5, '진주 세어 말하기'),
  block('변수', 6, '점점 길어지는 물길'),
  block('신호', 4, '산호문을 열어 줘요'),
  block('신호', 4, '등대지기와 작은 배'),
  block('리스트', 5, '친구 이름 부르기'),
  block('리스트', 6, '바다 낱말 모으기'),
  block('리스트', 7, '무거운 짐만 말하기'),
  block('함수', 5, '모퉁이 조개 줍기'),
  block('함수', 6, '암초 넘어가기'),
  block('함수', 7, '산호밭 두 줄'),
]
