import { type EndChoice, type HomeworkGap, maxHomeworkTitleLength, maxTasks } from '../../../domain/studio/setHomework.ts'
import { studioWords } from '../studioWords.ts'

const gaps: Readonly<Record<HomeworkGap, string>> = {
  title: '제목을 적어 주세요.',
  titleLength: `제목은 ${maxHomeworkTitleLength}자까지예요.`,
  descriptionLength: '설명은 300자까지예요.',
  noTask: '과제를 하나는 담아 주세요.',
  tooManyTasks: `과제는 ${maxTasks}개까지예요.`,
  nobody: '누가 할지 골라 주세요.',
  noClass: '어느 수업인지 골라 주세요.',
  endPast: '이미 지난 때예요.',
  lateWithoutEnd: '마감이 있어야 늦게 받을 수 있어요.',
  lateBeforeEnd: '늦게 받는 때는 마감보다 뒤여야 해요.',
}

const ends: Readonly<Record<EndChoice, string>> = { tomorrow: '내일 밤', friday: '금요일 밤', week: '일주일 뒤 밤' }
export const setHomeworkWords = {
  create: '새 숙제',
  list: '내 숙제',
  none: '아직 낸 숙제가 없어요',
  title: { new: '새 숙제', edit: '숙제 고치기' },
  states: { DRAFT: '준비 중', PUBLISHED: '냈어요', WITHDRAWN: '닫았어요' },
  members: '누가 어디까지 했나요?',
  gate: {
    ...studioWords.gate,
    guest: '로그인하면 숙제를 낼 수 있어요',
    pending: '회원가입을 마치면 숙제를 낼 수 있어요',
    guestNote: '선생님이 낸 숙제가 여기에 모여요.',
    notAllowedNote: '숙제를 내는 곳이에요. 나에게 온 숙제는 홈에 있어요.',
  },
  work: {
    ...studioWords.work,
    notCurrent: '학생은 이전에 낸 내용을 보고 있어요.',
    publish: '숙제 내기',
    publishAgain: '바뀐 것 알리기',
    publishing: '내고 있어요',
    published: '숙제를 냈어요. 학생의 홈에 보여요.',
    withdraw: '숙제 닫기',
    withdrawing: '닫고 있어요',
    withdrawn: '닫았어요. 학생에게 알렸고, 이미 낸 것은 그대로 있어요.',
  },
  closing: {
    title: '숙제를 닫을까요?',
    text: '아직 내지 않은 학생은 지금부터 낼 수 없고, 끝났다는 알림을 받아요. 이미 낸 것은 그대로 있고, 다시 내면 이어서 받을 수 있어요.',
    confirm: '지금 닫기',
    running: '닫고 있어요',
  },
  steps: { about: '제목', tasks: '과제', when: '마감', who: '대상' },
  form: {
    about: '무엇을 하나요?',
    descriptionHint: '학생이 숙제 맨 위에서 읽어요. 없어도 돼요.',
    when: '언제까지인가요?',
    end: '마감',
    endHint: '한국 시각이에요. 비워 두면 마감이 없어요.',
    ends,
    noEnd: '마감 없이',
    late: '늦게 내도 받는 때',
    lateHint: '비워 두면 마감까지만 받아요.',
  },
  gaps,
} as const
