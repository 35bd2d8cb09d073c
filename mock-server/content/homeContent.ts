import type { Topic } from './topics.ts'
import type { NoticeKind } from '../demoAddress.ts'
import type { PopupNotice } from '../../src/domain/notice.ts'

export const videoTitles: readonly string[] = [
  '변수는 왜 상자일까?',
  '재귀를 3분 만에 이해하기',
  '픽셀 아트의 비밀',
  '버그를 잡는 다섯 가지 질문',
  '정렬 알고리즘 달리기 시합',
  '인공지능은 무엇을 볼까?',
  '0과 1만으로 그림 그리기',
  '해커는 나쁜 사람일까?',
]

export const worksheetTitles: readonly string[] = [
  '조건문 마무리 학습지',
  '반복문 눈으로 따라가기',
  '문자열 자르기 연습',
  '순서도 빈칸 채우기',
  '이진수 변환 열 문제',
  '함수 이름 짓기',
]

interface BlogFacts {
  readonly title: string
  readonly summary: string
  readonly topic: Topic
}

const post = (topic: Topic, title: string, summary: string): BlogFacts => ({ topic, title, summary })

export const blogFacts: readonly BlogFacts[] = [
  post('python', '새 학기 파이썬 문제 40개가 열렸어요', '입출력부터 함수까지, 난이도 순서로 차근차근 풀 수 있게 다시 엮었어요.'),
  post('entry', '1학년도 할 수 있을까요? 엔트리 첫 수업 이야기', '글자를 막 뗀 아이들과 보낸 40분, 교실에서 있었던 일을 적었어요.'),
  post('olympiad', '정보올림피아드 예선 준비, 이렇게 나눠 보세요', '석 달 계획표와 주마다 풀면 좋은 문제를 함께 드려요.'),
  post('ai', 'AI 튜터가 답을 바로 알려 주지 않는 이유', '힌트를 세 번으로 나눈 까닭과 아이들이 스스로 고친 비율을 나눠요.'),
  post('board', '마이크로비트로 만든 교실 온도계', '몽돌초 6학년 3반이 한 달 동안 모은 온도 기록을 소개해요.'),
  post('web', '방학 작품 전시회가 열렸어요', '학생 62명의 웹 페이지를 한자리에 모았어요. 별점을 남겨 주세요.'),
  post('algorithm', '하루 한 문제를 백 일 동안 푼 친구들', '꾸준함의 비결을 물었더니 모두 같은 대답을 했어요.'),
  post('game', '게임을 만들면 게임 시간이 줄어들까요?', '부모님 열두 분과 나눈 솔직한 이야기를 옮겼어요.'),
  post('structure', '코드보다 종이가 먼저인 수업', '자료구조를 가르칠 때 첫 시간에 컴퓨터를 켜지 않는 까닭이에요.'),
  post('lua', '우리 반 로블록스 월드를 열기까지', '역할을 나누고, 다투고, 다시 합친 다섯 주의 기록이에요.'),
  post('data', '급식 잔반을 데이터로 줄여 봤어요', '가장 많이 남은 반찬은 무엇이었을까요? 그래프로 보여 드려요.'),
  post('security', '비밀번호, 길면 길수록 좋을까요?', '학생들과 함께 실험해 본 비밀번호의 진짜 세기예요.'),
  post('app', '초등학생이 만든 알람 앱이 스토어에 올라갔어요', '산호앱공작소 3기 도윤이가 들려주는 출시 이야기예요.'),
  post('music', '코드로 만든 교가를 들어 보세요', '소닉파이로 편곡한 교가가 졸업식에 울려 퍼졌어요.'),
  post('robot', '로봇 대회에서 진 날 우리가 배운 것', '센서 하나가 멈췄을 때 아이들이 한 일이 더 놀라웠어요.'),
  post('scratch', '스크래치에서 파이썬으로 건너가는 다리', '블록이 시시해진 아이에게 권하는 세 가지 징검다리예요.'),
  post('terminal', '선생님을 위한 깃 사용법 한 장', '학생 과제를 모으고 되돌리는 일이 훨씬 쉬워져요.'),
  post('puzzle', '컴퓨터 없이 하는 코딩 놀이 다섯 가지', '비 오는 날 거실에서도 할 수 있어요. 준비물은 종이컵뿐이에요.'),
]

export const noticeFacts: Readonly<Record<Exclude<NoticeKind, 'none'>, PopupNotice>> = {
  all: {
    title: '서비스 점검 안내',
    content: '이번 일요일 새벽 2시부터 4시까지 잠시 쉬어 가요.\n풀던 문제는 모두 저장되어 있으니 안심하세요.',
    link: '/blog/301',
    popupShowingMethod: 'ALL',
  },
  dolphin: {
    title: '돌고래 티어가 새로 열렸어요',
    content: '레벨 16이 되면 돌고래 배지를 받아요.\n지금 내 레벨을 확인해 보세요!',
    link: '/blog/302',
    popupShowingMethod: 'CHANNEL_DOLPHIN_HOME',
  },
  other: {
    title: '스튜디오 선생님께 알려 드려요',
    content: '수업 자료를 한 번에 올리는 기능이 생겼어요.',
    link: '/studio/publish/course',
    popupShowingMethod: 'STUDIO_HOME',
  },
}
