import type { SendOutcome } from '../../application/sendOutcome.ts'
import type { PostChangeOutcome } from '../../application/question.ts'
import type { SharedSolution } from '../../domain/problems/sharedSolution.ts'
import { maxHidingReasonLength, maxPostLength, type ReportReason } from '../../domain/question.ts'
import { lazyCopy } from '../lazyCopy.ts'

const noCode: Readonly<Record<SharedSolution, string>> = {
  passes: '이 코드는 예제를 모두 통과하는 풀이예요. 친구들이 스스로 찾을 수 있게, 막힌 곳만 남기고 줄여 주세요.',
  sameLines: '내가 맞힌 풀이와 거의 같은 코드예요. 친구들이 스스로 찾을 수 있게, 필요한 줄만 남기고 줄여 주세요.',
}

const refusals: Readonly<Record<Exclude<SendOutcome['kind'], 'done'> | SharedSolution, string>> = {
  ...noCode,
  empty: '올릴 글을 적어 주세요.',
  tooLong: `${maxPostLength.toLocaleString('ko')}자까지예요.`,
  signInFirst: lazyCopy.sessionOver,
  notAllowed: '이곳에는 글을 올릴 수 없어요.',
  alreadyRunning: '앞서 누른 것을 올리고 있어요.',
  gone: '이제 찾을 수 없는 글이에요.',
  changed: '지금 대회나 시험에 나온 문제라서 글을 받지 않아요. 쓴 글은 그대로 있어요.',
  unknown: '올라갔는지 알 수 없어요. 아래 목록에서 확인해 주세요.',
  failed: '올리지 못했어요. 쓴 글은 그대로 있어요.',
}

const changeFailed: Readonly<Record<Exclude<PostChangeOutcome['kind'], 'done'>, string>> = {
  alreadyRunning: '앞서 누른 것을 하고 있어요.',
  signInFirst: lazyCopy.sessionOver,
  notAllowed: '이곳의 선생님만 할 수 있어요.',
  gone: '이제 찾을 수 없는 글이에요.',
  inRoom: '이 문제로 대회나 시험을 보는 동안에는 할 수 없어요. 끝난 뒤에 다시 해 주세요.',
  answered: '그사이에 답이 달려서 지울 수 없어요.',
  unknown: '되었는지 알 수 없어요. 아래 목록에서 확인해 주세요.',
  failed: '하지 못했어요. 잠시 후 다시 해 주세요.',
}

export const questionsWords = {
  title: '질문',
  list: '올라온 질문',
  pages: '질문 쪽',
  count: (count: string) => `${count}개`,
  show: '질문 보기',
  fold: '질문 접기',
  failed: '질문을 불러오지 못했어요',
  none: '아직 질문이 없어요',
  noneNote: '궁금한 것을 먼저 물어보세요. 다른 친구도 궁금해하고 있을 거예요.',
  missing: '찾아온 질문은 이제 볼 수 없어요.',
  guest: '로그인하면 질문하고 답할 수 있어요.',
  ask: {
    write: '궁금한 것',
    placeholder: '어디까지 해 봤고 무엇이 막혔는지 적어 주세요. 코드를 붙여 넣으면 색을 입혀서 보여 줘요.',
    counted: (count: string) => `${count} / ${maxPostLength.toLocaleString('ko')}자`,
    send: '질문하기',
    sending: '올리고 있어요',
    sent: '질문을 올렸어요. 답이 달리면 알려 드릴게요.',
    refusals,
  },
  answer: {
    open: '답하기',
    fold: '답 그만 쓰기',
    write: '내 답',
    placeholder: '풀이를 다 보여 주기보다, 다음에 무엇을 보면 좋을지 알려 주세요.',
    counted: (count: string) => `${count} / ${maxPostLength.toLocaleString('ko')}자`,
    send: '답 올리기',
    sending: '올리고 있어요',
    sent: '답을 올렸어요.',
    refusals,
  },
  sendAnyway: '그대로 올리기',
  nobody: '이름 없는 친구',
  teacher: '선생님',
  mine: '내 글',
  marked: '고른 답',
  answers: (count: string) => `답 ${count}개`,
  reports: (count: string) => `신고 ${count}번`,
  reported: '신고한 글',
  code: (language: string) => `${language} 코드`,
  hidden: { title: '가린 글이에요. 글쓴이와 선생님만 볼 수 있어요.', reason: (reason: string) => `가린 까닭: ${reason}` },
  actions: { mark: '이 답 고르기', unmark: '고른 답 취소', hide: '가리기', show: '다시 보이기', report: '신고', remove: '지우기' },
  done: {
    mark: '답을 골랐어요.',
    unmark: '고른 답을 취소했어요.',
    show: '다시 모두에게 보여요.',
    report: '신고했어요. 선생님이 살펴볼게요.',
    remove: '지웠어요.',
  },
  changeFailed,
  hiding: {
    title: '글 가리기',
    write: '가리는 까닭',
    placeholder: '글쓴이가 읽어요. 무엇을 고치면 좋을지 적어 주세요.',
    counted: (count: string) => `${count} / ${maxHidingReasonLength}자`,
    send: '가리기',
    sending: '가리고 있어요',
    sent: '글을 가리고 글쓴이에게 까닭을 알렸어요.',
    refusals: {
      ...refusals,
      empty: '가리는 까닭을 적어 주세요.',
      tooLong: `${maxHidingReasonLength}자까지예요.`,
      notAllowed: changeFailed.notAllowed,
      alreadyRunning: changeFailed.alreadyRunning,
      unknown: '가렸는지 알 수 없어요. 잠시 후 목록에서 확인해 주세요.',
      failed: '가리지 못했어요. 쓴 까닭은 그대로 있어요.',
    },
  },
  reporting: {
    title: '글 신고하기',
    reason: '어떤 글인가요?',
    reasons: { SOLUTION: '문제의 풀이', RUDE: '나쁜 말', ADVERTISEMENT: '광고', OTHER: '그 밖의 글' } satisfies Record<
      ReportReason,
      string
    >,
    note: '누가 신고했는지는 아무에게도 알리지 않아요.',
    confirm: '신고하기',
    running: '신고하고 있어요',
    cancel: '그만두기',
  },
  removal: {
    title: '글을 지울까요?',
    note: '지우면 되돌릴 수 없어요.',
    confirm: '지우기',
    running: '지우고 있어요',
    cancel: '그대로 두기',
  },
} as const
