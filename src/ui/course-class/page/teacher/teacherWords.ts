import type { SendOutcome } from '../../../../application/sendOutcome.ts'
import { maxAnnouncementLength } from '../../../../domain/course-class/announcement.ts'
import { lazyCopy } from '../../../lazyCopy.ts'

const refusals: Readonly<Record<Exclude<SendOutcome['kind'], 'done'>, string>> = {
  empty: '알릴 말을 적어 주세요.',
  tooLong: `${maxAnnouncementLength}자까지예요.`,
  signInFirst: lazyCopy.sessionOver,
  notAllowed: '가르치는 선생님만 쓸 수 있어요.',
  alreadyRunning: '앞서 누른 것을 보내고 있어요.',
  gone: '이제 찾을 수 없는 수업이에요.',
  changed: '그사이 바뀌었어요. 새로고침해서 확인해 주세요.',
  unknown: '보냈는지 알 수 없어요. 아래 목록에서 확인해 주세요.',
  failed: '보내지 못했어요. 쓴 글은 그대로 있어요.',
}

/** The texts of a class's sections for its teacher. */
export const teacherWords = {
  problems: {
    waiting: '문제를 불러오고 있어요',
    failed: '수업의 문제를 불러오지 못했어요',
    none: '이 수업에는 풀어 보는 문제가 없어요',
    block: '블록',
    count: (state: string, count: string) => `${state} ${count}명`,
  },
  attendance: {
    waiting: '출석을 불러오고 있어요',
    failed: '출석을 불러오지 못했어요',
    none: '아직 지난 수업이 없어요',
    count: (present: string, all: string) => `${all}명 중 ${present}명 출석`,
    allPresent: '모두 왔어요',
    absent: (names: string) => `오지 않은 학생: ${names}`,
    nameless: '이름 없는 학생',
  },
  announcements: {
    failed: '공지를 불러오지 못했어요',
    none: '아직 공지가 없어요',
    write: '수업에 알릴 말',
    placeholder: '준비물이나 바뀐 시간을 알려 주세요.',
    counted: (count: string) => `${count} / ${maxAnnouncementLength}자`,
    send: '공지하기',
    sending: '보내고 있어요',
    sent: '수업에 알렸어요. 학생의 수업 화면에 보여요.',
    remove: '지우기',
    removing: {
      title: '수업 공지를 지울까요?',
      text: '수강생의 알림에서도 바로 사라져요. 다시 알리려면 새로 써야 해요.',
      confirm: '지우기',
      running: '지우고 있어요',
    },
    removed: '공지를 지웠어요.',
    removeFailed: '지우지 못했어요. 잠시 후 다시 해 주세요.',
    refusals,
  },
} as const
