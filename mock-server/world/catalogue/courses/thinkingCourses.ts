import { course } from '../CourseFacts.ts'
import { free, points, won } from '../Price.ts'

/** Problem solving, data and artificial intelligence. */
export const thinkingCourses = [
  course('structure', 'INTERMEDIATE', points(800), '자료구조, 그림으로 배우기', '스택과 큐, 연결 리스트를 손으로 그린 다음 코드로 옮겨요.'),
  course('structure', 'ADVANCED', won(58_000), '트리와 힙, 손으로 심어 보기', '가지를 뻗는 규칙을 알면 우선순위 큐도 어렵지 않아요.'),
  course('algorithm', 'BEGINNER', free, '알고리즘 입문 30일', '하루 한 문제, 서른 날이면 정렬과 탐색이 친구가 돼요.'),
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
  course('ai', 'BEGINNER', free, '인공지능과 가위바위보', '사진 서른 장이면 컴퓨터가 내 손을 알아봐요.'),
  course('ai', 'INTERMEDIATE', points(1_800), '챗봇에게 말 가르치기', '자주 묻는 질문에 답하는 우리 학교 안내 챗봇을 만들어요.'),
  course('ai', 'ADVANCED', won(120_000), '손글씨를 알아보는 신경망 만들기', '더하기와 곱하기만으로 신경망을 밑바닥부터 쌓아요.'),
  course('puzzle', 'BEGINNER', free, '비버챌린지 생각 근육 키우기', '코드 없이도 컴퓨터처럼 생각할 수 있어요. 퍼즐 마흔 개와 함께해요.'),
] as const
