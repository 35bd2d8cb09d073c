import { course } from '../CourseFacts.ts'
import { free, points, won } from '../Price.ts'

/** Python, C and Java. */
export const languageCourses = [
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
