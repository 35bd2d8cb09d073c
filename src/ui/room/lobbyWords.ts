/** The texts of the lobby of contests and tests. */
export const lobbyWords = {
  title: '코딩 대회와 시험',
  note: '정해진 시간 동안 같은 문제를 함께 풀어요. 로그인하지 않아도 구경할 수 있어요.',
  groups: { OPEN: '지금 열려 있어요', UPCOMING: '곧 시작해요', OVER: '끝났어요' },
  enter: { begin: '참가하기', watch: '지켜보기', look: '구경하기' },
  goOn: { BEFORE: '보러 가기', SOLVING: '이어서 풀기', DONE: '순위 보기' },
  make: '새로 만들기',
  none: { title: '아직 열린 대회나 시험이 없어요', text: '그동안 문제를 한 바다씩 풀며 준비해 보세요.' },
  noneForStaff: { title: '아직 열린 대회나 시험이 없어요', text: '‘새로 만들기’로 만들어 내면 여기에서 열고 지켜볼 수 있어요.' },
  failed: { title: '대회 목록을 불러오지 못했어요', text: '잠시 후 다시 시도해 주세요.' },
  types: '유형별 학습으로 준비하기',
  about: {
    title: '처음이라면',
    titleForStaff: '참가하는 사람은 이렇게 풀어요',
    items: [
      '대회는 누구나, 시험은 초대받은 반만 볼 수 있어요.',
      '문제는 시작한 뒤에 열려요. 다른 컴퓨터에서 다시 들어와도 이어서 풀 수 있어요.',
      '인터넷이 끊겨도 계속 풀 수 있어요. 낸 답은 이 기기에 담아 두었다가 낸 시각 그대로 보내요.',
      '끝난 뒤에는 같은 문제로 연습할 수 있어요.',
    ],
  },
} as const
