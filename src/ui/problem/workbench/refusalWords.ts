import type { SubmitOutcome } from '../../../application/problem.ts'

type RefusalKind = Exclude<SubmitOutcome['kind'], 'submitted' | 'alreadySubmitting'>

/** The reasons why an answer has no verdict, in words. */
export const refusalWords: Readonly<Record<RefusalKind, { readonly title: string; readonly note: string }>> = {
  empty: { title: '아직 코드가 없어요', note: '코드를 한 줄이라도 쓰고 내 주세요.' },
  tooLong: { title: '코드가 너무 길어요', note: '쓰지 않는 부분을 지우고 다시 내 주세요.' },
  alreadyJudging: { title: '앞서 낸 답을 채점하고 있어요', note: '채점이 끝나면 다시 낼 수 있어요. 코드는 그대로 있어요.' },
  signInFirst: { title: '로그인하면 채점받을 수 있어요', note: '쓴 코드는 이 기기에 그대로 남아 있어요.' },
  notForGuests: {
    title: '로그인하면 채점받을 수 있어요',
    note: '로그인하기 전에는 ‘예제 모두 실행’으로 확인해 보세요. 쓴 코드는 그대로 있어요.',
  },
  notEnrolled: { title: '수강 중이 아니라서 내지 못했어요', note: '수강 신청을 하면 낼 수 있어요. 코드는 그대로 있어요.' },
  gone: { title: '이 문제가 더 이상 열려 있지 않아요', note: '쓴 코드는 이 기기에 그대로 남아 있어요.' },
  unknown: {
    title: '답이 도착했는지 알 수 없어요',
    note: '연결이 돌아오면 ‘낸 답’에서 확인해 주세요. 코드는 그대로 있어요.',
  },
  queued: { title: '답을 아직 보내지 못했어요', note: '보내는 대로 알려 드릴게요.' },
  refused: { title: '이 답을 받아 주지 않았어요', note: '쓴 코드는 그대로 있어요. 고쳐서 다시 내 보세요.' },
  received: { title: '답을 받았어요', note: '결과는 끝난 뒤에 볼 수 있어요. 고쳐서 다시 내도 돼요.' },
  withheld: {
    title: '답을 받았어요',
    note: '이 문제로 대회나 시험을 보고 있어서 결과는 모두 끝난 뒤에 볼 수 있어요. 여기에서 낸 답은 대회에서 세지 않으니, 대회 화면에서도 내 주세요.',
  },
  inRoom: {
    title: '지금은 채점하지 않아요',
    note: '이 문제로 대회나 시험을 보고 있어요. 모두 끝난 뒤에 다시 내 주세요. 코드는 그대로 있어요.',
  },
  failed: { title: '답을 내지 못했어요', note: '잠시 후 다시 내 주세요. 코드는 그대로 있어요.' },
}
