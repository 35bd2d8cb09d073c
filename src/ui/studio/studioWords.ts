import type { WorkRefusal } from '../../application/studio.ts'
import type { PublicationState } from '../../domain/studio/work.ts'
import { copy } from '../copy.ts'

const refusals: Readonly<Record<WorkRefusal | 'conflict' | 'inUse', string>> = {
  signInFirst: '로그인이 끝났어요. 쓴 것은 이 기기에 있으니 다시 로그인해 주세요.',
  notAllowed: '콘텐츠를 만드는 선생님만 할 수 있어요.',
  alreadyRunning: '앞서 누른 것을 하고 있어요.',
  gone: '지워졌거나 다른 사람의 것이에요.',
  tooLarge: '너무 커서 저장하지 못했어요. 글이나 코드를 줄여 주세요.',
  incomplete: '빠진 것이 있어서 받아들여지지 않았어요.',
  conflict: '그사이 다른 곳에서 저장했어요.',
  inUse: '이미 시작한 학생이 있어서 지우지 않았어요. 새로 보는 사람은 없어요.',
  unknown: '답을 받지 못했어요. 새로고침해서 저장되었는지 확인해 주세요.',
  failed: '하지 못했어요. 쓴 것은 이 기기에 있으니 잠시 후 다시 해 주세요.',
}

const states: Readonly<Record<PublicationState, string>> = { DRAFT: '초안', PUBLISHED: '공개', WITHDRAWN: '내림' }

/** The texts of the studio's pages. */
export const studioWords = {
  title: copy.home.publishing,
  note: '강의와 문제를 만들고, 준비되면 공개해요',
  back: copy.home.publishing,
  doors: {
    title: '무엇을 만들까요?',
    problem: { title: '문제 만들기', note: '수업에서 낼 문제를 직접 만들어요. 공개하기 전에는 나만 볼 수 있어요.' },
    homework: { title: '숙제 내기', note: '문제, 문서, 영상, 학습지를 골라 담고 누가 언제까지 할지 정해요.' },
    room: { title: '시험이나 대회 열기', note: '문제를 골라 담고, 누가 언제 얼마 동안 풀지 정해요.' },
    course: { title: '강의 만들기', note: '문제와 영상, 글을 차례로 엮어 나만의 강의를 만들어요.' },
    guide: '스튜디오 가이드',
  },
  waiting: '불러오고 있어요',
  refusals,
  states,
  gate: {
    guest: '로그인하면 내 콘텐츠를 만들 수 있어요',
    pending: '회원가입을 마치면 내 콘텐츠를 만들 수 있어요',
    guestNote: '선생님이 만든 강의와 문제가 여기에 모여요.',
    notAllowed: '선생님만 들어올 수 있어요',
    notAllowedNote: '콘텐츠를 만들고 공개하는 곳이에요. 배울 것은 홈에 있어요.',
  },
  list: {
    courses: '내 강의',
    problems: '내 문제',
    failed: '목록을 불러오지 못했어요',
    updated: (when: string) => `${when} 저장`,
    unsaved: '저장 안 한 내용이 이 기기에 있어요',
    nameless: '이름 없음',
  },
  preview: { title: '학생에게는 이렇게 보여요', note: '적는 대로 바로 바뀌어요.', failed: '미리보기를 불러오지 못했어요.' },
  handOver: '다른 선생님에게 맡기기',
  work: {
    missing: '찾을 수 없어요',
    missingNote: '지워졌거나 다른 사람의 것이에요.',
    failed: '불러오지 못했어요',
    failedNote: '잠시 후 다시 시도해 주세요.',
    restored: '이 기기에 남아 있던 내용이에요.',
    saved: '모두 저장했어요.',
    changed: '아직 저장하지 않았어요. 이 기기에는 남아 있어요.',
    notCurrent: '공개된 것은 이전에 저장한 내용이에요.',
    save: '저장하기',
    saving: '저장하고 있어요',
    savedNow: '저장했어요',
    discard: '저장한 것으로 되돌리기',
    publish: '공개하기',
    publishAgain: '바뀐 것 공개하기',
    publishing: '공개하고 있어요',
    published: '공개했어요. 이제 학생이 볼 수 있어요.',
    withdraw: '내리기',
    withdrawing: '내리고 있어요',
    withdrawn: '목록에서 내렸어요. 이미 시작한 학생은 계속할 수 있어요.',
    remove: '지우기',
    removing: '지우고 있어요',
    removed: '지웠어요',
    removeTitle: '정말 지울까요?',
    removeText: '지우면 되돌릴 수 없어요.',
    cancel: '그만두기',
  },
  conflict: {
    title: '다른 곳에서 먼저 저장했어요',
    text: '다른 탭이나 기기에서 저장한 것과 지금 쓰던 것이 달라요. 어느 것으로 이어 갈까요? 고르지 않은 것은 사라져요.',
    mine: '지금 쓰던 것으로',
    theirs: '저장된 것으로',
    cancel: '나중에 고르기',
  },
} as const
