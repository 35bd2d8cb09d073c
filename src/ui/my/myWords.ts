/** The texts of the page of one's own. */
export const myWords = {
  title: '내 정보',
  note: '배우던 곳에서 이어 가요',
  taught: {
    title: '가르치는 수업',
    open: '학생 진도 보기',
    openWith: (count: string) => `학생 ${count}명 진도 보기`,
    none: '아직 가르치는 수업이 없어요',
    noneNote: '수업을 열면 여기에 보여요.',
    failed: '가르치는 수업을 불러오지 못했어요',
    publish: '콘텐츠 관리',
  },
  courses: {
    title: '내 강의',
    open: '이어서 배우기',
    none: '아직 듣는 강의가 없어요',
    noneNote: '첫 강의를 골라 볼까요?',
    failed: '내 강의를 불러오지 못했어요',
  },
  classes: {
    title: '내 수업',
    open: '수업으로 가기',
    none: '아직 듣는 수업이 없어요',
    noneNote: '요일과 시간이 맞는 반을 찾아보세요.',
    failed: '내 수업을 불러오지 못했어요',
    find: '수업 찾기',
  },
  record: {
    title: '내 기록',
    none: '아직 학습 기록이 없어요',
    noneNote: '무엇이든 배우면 여기에 남아요.',
    failed: '내 기록을 불러오지 못했어요',
  },
  guest: '로그인하면 내 강의와 수업, 기록을 볼 수 있어요',
  pending: '회원가입을 마치면 내 강의와 수업, 기록을 볼 수 있어요',
  guestNote: '바다 친구들이 배우던 곳을 기억해 둘게요',
} as const
