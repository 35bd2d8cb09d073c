import { formatNumber } from '../../domain/format.ts'
import { maxCodeLength } from '../../domain/problems/submission.ts'

/** The texts about saving code and blocks. */
export const draftWords = {
  states: { saving: '저장하고 있어요', saved: '저장했어요', onDevice: '이 기기에만 저장했어요', notStored: '저장하지 못했어요' },
  notes: {
    unread: '서버에 저장된 것을 아직 확인하지 못했어요. 확인할 때까지 서버로 보내지 않아요.',
    tooLong: `${formatNumber(maxCodeLength)}자를 넘어서 서버에는 저장하지 못해요.`,
    nearLimit: `아주 길어요. ${formatNumber(maxCodeLength)}자까지 저장할 수 있어요.`,
  },
  notStored: {
    title: '저장하지 못했어요',
    note: '이 화면을 닫으면 사라져요. 복사하거나 파일로 받아 두세요.',
    file: '파일로 받기',
  },
  newer: '다른 기기에서 쓴 것을 가져왔어요',
  guest: {
    code: '손님으로 쓴 코드가 있어요',
    blocks: '손님으로 만든 블록이 있어요',
    cases: '손님으로 만든 예제가 있어요',
    answers: '손님으로 쓴 답이 있어요',
    input: '손님으로 쓴 입력이 있어요',
    text: '손님으로 쓴 것이 있어요',
    note: '로그인하기 전에 이 기기에서 쓴 거예요. 내 것이 아니면 버려 주세요.',
    show: '그 코드 보기',
    name: '손님으로 쓴 코드',
    take: '가져오기',
    drop: '버리기',
  },
} as const
