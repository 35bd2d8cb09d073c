import type { Topic } from './topics.ts'
import type { CourseLevel } from '../../src/domain/course/course.ts'
import type { PaymentType } from '../../src/domain/course/price.ts'

export interface Price {
  readonly cost: number
  readonly paymentType: PaymentType
}

export const free: Price = { cost: 0, paymentType: 'POINT' }
export const points = (cost: number): Price => ({ cost, paymentType: 'POINT' })
export const won = (cost: number): Price => ({ cost, paymentType: 'CASH' })

export interface CourseFacts extends Price {
  readonly title: string
  readonly comment: string
  readonly topic: Topic
  readonly level: CourseLevel
}

export function course(topic: Topic, level: CourseLevel, price: Price, title: string, comment: string): CourseFacts {
  return { topic, level, ...price, title, comment }
}

/** Python, C and Java. */
const languageCourses = [
  course('python', 'BEGINNER', free, '파이썬 첫 헤엄', '설치 없이 브라우저에서 한 줄씩 따라 치며, 물에 뜨는 법부터 배워요.'),
  course(
    'python',
    'ELEMENTARY',
    points(1_200),
    '파이썬으로 만드는 우리 반 급식 알림봇',
    '급식표를 읽어 오늘의 반찬을 알려 주는 봇을 다섯 번 만에 완성해요.',
  ),
  course('python', 'BEGINNER', free, '파이썬 거북이로 그리는 만다라', '거북이 한 마리와 반복문 하나로 알록달록한 무늬를 그려요.'),
  course(
    'python',
    'ELEMENTARY',
    won(39_000),
    '함수와 친해지는 파이썬 12강',
    '똑같은 코드를 세 번 쓰고 있다면, 이제 함수를 만날 시간이에요.',
  ),
  course(
    'python',
    'INTERMEDIATE',
    won(69_000),
    '파이썬 객체지향: 수족관 시뮬레이터',
    '물고기마다 성격이 다른 수족관을 클래스로 차근차근 채워요.',
  ),
  course(
    'python',
    'INTERMEDIATE',
    points(1_500),
    '파이썬으로 동아리 회계 자동화',
    '영수증 백 장도 3초 만에 정리하는 나만의 도구를 만들어요.',
  ),
  course('clang', 'ELEMENTARY', points(800), 'C언어 반복문 마스터', 'for와 while로 별 찍기부터 달력 만들기까지 손에 익혀요.'),
  course(
    'clang',
    'INTERMEDIATE',
    won(55_000),
    '포인터가 두려운 사람을 위한 C언어',
    '주소와 값을 서랍장 그림으로 풀어, 별표 하나도 무섭지 않게 해요.',
  ),
  course('clang', 'ADVANCED', won(72_000), 'C언어로 다시 쓰는 2048', '화면 출력부터 점수 저장까지, 게임 하나를 끝까지 짜 봐요.'),
  course(
    'java',
    'BEGINNER',
    won(33_000),
    '자바 첫걸음, 음료 자판기 만들기',
    '동전을 넣고 버튼을 누르면 무슨 일이 일어날까요? 코드로 답해요.',
  ),
  course('java', 'INTERMEDIATE', won(66_000), '자바 객체지향 한 바퀴', '상속과 인터페이스를 동물원 설계도로 그리며 이해해요.'),
] as const

/** Blocks, games and apps. */
const blockCourses = [
  course('entry', 'BEGINNER', free, '엔트리로 만나는 첫 코딩', '블록을 끼우면 강아지가 달려요. 글자를 막 뗀 친구도 할 수 있어요.'),
  course('entry', 'ELEMENTARY', points(600), '엔트리 인공지능 블록 탐험', '내 목소리와 손동작을 알아듣는 작품을 여섯 가지 만들어요.'),
  course('entry', 'ELEMENTARY', points(700), '엔트리 데이터 블록으로 날씨 일기 쓰기', '한 달 기온을 표에 담고 꺾은선그래프로 이야기해요.'),
  course('scratch', 'ELEMENTARY', points(500), '스크래치 애니메이션 공작소', '장면을 나누고 소리를 입혀 1분짜리 만화영화를 만들어요.'),
  course('scratch', 'BEGINNER', free, '스크래치 첫 게임: 조개 줍기', '움직이고, 닿으면 점수! 게임의 뼈대 세 가지를 하루에 익혀요.'),
  course('scratch', 'INTERMEDIATE', points(900), '스크래치로 수학 그리기', '정다각형에서 프랙털까지, 각도를 알면 그림이 달라져요.'),
  course('lua', 'ELEMENTARY', points(1_200), '로블록스 루아 첫 점프맵', '발판을 놓고 함정을 숨겨 친구가 놀러 오는 맵을 열어요.'),
  course('lua', 'INTERMEDIATE', won(68_000), '로블록스 랭킹판과 상점 만들기', '점수를 저장하고 아이템을 파는 진짜 게임의 속을 들여다봐요.'),
  course('game', 'INTERMEDIATE', points(1_600), '파이게임으로 만드는 해저 슈팅', '적이 몰려오고 폭탄이 터져요. 충돌 검사까지 직접 짜요.'),
  course('game', 'ADVANCED', won(130_000), '유니티 2D 게임 한 달 완성', '기획서 한 장에서 시작해 실행 파일 하나로 끝나는 네 주예요.'),
  course('app', 'BEGINNER', points(400), '앱인벤터로 만드는 용돈 기입장', '버튼 세 개면 충분해요. 오늘 만든 앱을 바로 휴대폰에서 써요.'),
  course('app', 'INTERMEDIATE', won(41_000), '앱인벤터 블루투스 리모컨', '휴대폰을 기울이면 자동차가 달리는 리모컨 앱을 만들어요.'),
] as const

/** Problem solving, data and artificial intelligence. */
const thinkingCourses = [
  course('structure', 'INTERMEDIATE', points(800), '자료구조, 그림으로 배우기', '스택과 큐, 연결 리스트를 손으로 그린 다음 코드로 옮겨요.'),
  course('structure', 'ADVANCED', won(58_000), '트리와 힙, 손으로 심어 보기', '가지를 뻗는 규칙을 알면 우선순위 큐도 어렵지 않아요.'),
  course('algorithm', 'BEGINNER', free, '알고리즘 입문 30일', '하루 한 문제, 30일이면 정렬과 탐색이 친구가 돼요.'),
  course(
    'algorithm',
    'INTERMEDIATE',
    points(1_300),
    '그래프 탐색, 미로에서 길 찾기',
    '너비와 깊이, 두 가지 걸음으로 같은 미로를 빠져나가요.',
  ),
  course('algorithm', 'ADVANCED', won(64_000), '동적 계획법 열두 고개', '작은 답을 적어 두는 습관이 어려운 문제를 푸는 열쇠예요.'),
  course('olympiad', 'INTERMEDIATE', won(89_000), '정보올림피아드 초등부 준비반', '기출을 유형별로 나누고, 푼 다음에는 꼭 말로 설명해요.'),
  course('olympiad', 'ADVANCED', won(110_000), '정보올림피아드 중등부 기출 해부', '십 년 치 문제를 풀이 열두 갈래로 정리했어요.'),
  course('data', 'ELEMENTARY', points(1_000), '데이터로 보는 우리 동네', '공공 데이터를 내려받아 놀이터가 많은 동네를 찾아요.'),
  course('data', 'INTERMEDIATE', won(52_000), '판다스로 푸는 야구 기록', '타율표를 자르고 합치며 올해의 선수를 데이터로 뽑아요.'),
  course('ai', 'BEGINNER', free, '인공지능과 가위바위보', '사진 30장이면 컴퓨터가 내 손을 알아봐요.'),
  course('ai', 'INTERMEDIATE', points(1_800), '챗봇에게 말 가르치기', '자주 묻는 질문에 답하는 우리 학교 안내 챗봇을 만들어요.'),
  course('ai', 'ADVANCED', won(120_000), '손글씨를 알아보는 신경망 만들기', '더하기와 곱하기만으로 신경망을 밑바닥부터 쌓아요.'),
  course('puzzle', 'BEGINNER', free, '비버챌린지 생각 근육 키우기', '코드 없이도 컴퓨터처럼 생각할 수 있어요. 퍼즐 40개와 함께해요.'),
] as const

/** Courses about the web and its servers. */
const webCourses = [
  course('web', 'BEGINNER', won(49_000), '웹 페이지 처음 만들기', 'HTML과 CSS로 내 소개 페이지를 만들고 친구에게 주소를 보내요.'),
  course('web', 'ELEMENTARY', won(45_000), '자바스크립트로 움직이는 그림책', '누르면 넘어가고 흔들면 대답하는 그림책을 엮어요.'),
  course('web', 'ADVANCED', won(99_000), '리액트로 만드는 우리 반 게시판', '글을 쓰고 댓글을 다는 진짜 서비스를 조각조각 조립해요.'),
  course('sql', 'ELEMENTARY', won(35_000), 'SQL 첫 질문: 도서관 데이터베이스', '가장 많이 빌린 책은? 궁금한 것을 표에게 물어봐요.'),
  course('sql', 'INTERMEDIATE', points(1_400), 'SQL 조인, 표와 표를 잇다', '흩어진 표를 하나로 엮어 한눈에 보이는 답을 만들어요.'),
  course('terminal', 'BEGINNER', free, '검은 화면과 친해지는 리눅스', '마우스 없이 파일을 옮기고 찾는 열 가지 주문을 배워요.'),
  course('terminal', 'ELEMENTARY', won(29_000), '깃과 깃허브, 되돌리는 용기', '실수해도 괜찮아요. 어제의 코드로 언제든 돌아갈 수 있어요.'),
  course(
    'security',
    'INTERMEDIATE',
    points(1_000),
    '암호의 역사, 카이사르에서 RSA까지',
    '옛 편지를 풀고 오늘의 자물쇠를 파이썬으로 만들어요.',
  ),
  course('security', 'ADVANCED', won(95_000), '웹 해킹 방어 실습실', '안전하게 꾸민 연습장에서 뚫리는 까닭과 막는 법을 익혀요.'),
] as const

/** Things that move, sound and shine. */
const makerCourses = [
  course('board', 'ELEMENTARY', points(700), '마이크로비트 교실 온도계', '창가와 복도의 온도를 재고 LED로 알려 주는 기기를 만들어요.'),
  course(
    'board',
    'INTERMEDIATE',
    won(79_000),
    '아두이노로 만드는 물 주는 화분',
    '흙이 마르면 스스로 물을 주는 화분, 부품 상자가 함께 가요.',
  ),
  course(
    'robot',
    'ELEMENTARY',
    points(1_100),
    '로봇 청소기는 어떻게 길을 찾을까',
    '벽을 만나면 도는 규칙 세 가지로 방 안을 빠짐없이 쓸어요.',
  ),
  course('robot', 'INTERMEDIATE', won(84_000), '라인트레이서 경주 로봇', '검은 선을 따라 누가 더 빨리 달릴까요? 센서값을 손봐요.'),
  course('art', 'BEGINNER', free, '코드로 그리는 그림 교실', '마우스를 따라 번지는 물감, 새로 고칠 때마다 다른 무늬를 그려요.'),
  course(
    'music',
    'ELEMENTARY',
    points(900),
    '코드로 만드는 음악, 소닉파이',
    '반복문은 비트가 되고 변수는 빠르기가 돼요. 한 곡을 완성해요.',
  ),
] as const

export const courseFacts: readonly CourseFacts[] = [...languageCourses, ...blockCourses, ...thinkingCourses, ...webCourses, ...makerCourses]
