import { course } from '../CourseFacts.ts'
import { free, points, won } from '../Price.ts'

/** The web and what runs behind it. */
export const webCourses = [
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
