import { course } from '../CourseFacts.ts'
import { free, points, won } from '../Price.ts'

/** Blocks, games and apps. */
export const blockCourses = [
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
