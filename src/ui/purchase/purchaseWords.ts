import type { PurchaseOutcome } from '../../application/purchase.ts'
import type { PaymentMethod, PurchaseType } from '../../domain/purchase.ts'
import { lazyCopy } from '../lazyCopy.ts'

const types: Readonly<Record<PurchaseType, string>> = { COURSE: '강의 결제', COURSE_CLASS: '수업 결제', COURSE_PASS: '수강권 구매' }

/** The texts of a purchase. */
export const purchaseWords = {
  types,
  waiting: '결제할 내용을 불러오고 있어요',
  missing: { title: '살 수 없는 상품이에요', text: '주소가 바뀌었거나, 결제하지 않고 들을 수 있는 내용이에요.' },
  failed: { title: '결제할 내용을 불러오지 못했어요', text: '잠시 후 다시 시도해 주세요.' },
  courses: '강의 둘러보기',
  summary: '살 것',
  term: {
    title: '이용 기간',
    days: (from: string, until: string, days: string) => `${from}부터 ${until}까지 ${days}일`,
    open: (from: string) => `${from}부터 수업이 끝날 때까지`,
    left: (left: string, total: string) => `남은 수업 ${left}번 (모두 ${total}번)`,
  },
  refund: {
    title: '환불',
    until: {
      COURSE: (date: string) => `${date}까지 레슨을 하나도 보지 않았다면 전액을 돌려드려요. 그 뒤에는 남은 기간만큼 돌려드려요.`,
      COURSE_CLASS: (date: string) => `첫 수업 전날인 ${date}까지 전액을 돌려드려요. 시작한 뒤에는 남은 수업만큼 돌려드려요.`,
      COURSE_PASS: (date: string) => `${date}까지 수강권으로 들은 강의가 없다면 전액을 돌려드려요. 그 뒤에는 남은 기간만큼 돌려드려요.`,
    } satisfies Readonly<Record<PurchaseType, (date: string) => string>>,
    begun: '이미 시작한 수업이라 남은 수업만큼 돌려드려요.',
    byLesson: (left: string, lesson: string) =>
      `지금 낸 돈은 남은 수업 ${left}번의 값이에요. 그만두면 한 번에 약 ${lesson}원씩, 남은 수업만큼 돌려드려요.`,
    more: '환불 방법 보기',
  },
  amounts: {
    title: '결제 금액',
    price: '정가',
    off: (amount: string) => `−${amount}원`,
    won: (amount: string) => `${amount}원`,
    total: '낼 금액',
  },
  methods: {
    title: '결제 수단',
    names: { CARD: '신용·체크카드', EASY_PAY: '간편결제', TRANSFER: '계좌이체' } satisfies Readonly<Record<PaymentMethod, string>>,
  },
  pay: (amount: string) => `${amount}원 결제하기`,
  payNothing: '수강권으로 시작하기',
  paying: '결제하고 있어요',
  agreement: '결제하면 이용약관에 동의한 것으로 봐요.',
  terms: '이용약관 보기',
  demo: '데모 결제예요. 카드 번호를 묻지 않고, 돈은 나가지 않아요.',
  signIn: { signIn: '로그인하고 결제하기', signUp: '회원가입 마치고 결제하기' },
  signInNote: '로그인하면 이 화면으로 돌아와요.',
  unavailable: '지금은 살 수 없어요. 신청이 끝났거나, 이 채널의 학생만 들을 수 있어요.',
  back: '자세히 보기',
  done: {
    title: '결제했어요!',
    text: {
      COURSE: '강의가 열렸어요. 홈의 ‘내 강의’에서도 바로 이어서 배울 수 있어요.',
      COURSE_CLASS: '자리를 잡았어요. 가장 가까운 수업 날짜도 함께 신청했어요. 홈에서 다음 수업을 볼 수 있어요.',
      COURSE_PASS: '수강권이 생겼어요. 이제 유료 강의를 결제하지 않고 시작할 수 있어요.',
    } satisfies Readonly<Record<PurchaseType, string>>,
    owned: '이미 가지고 있어요',
    open: { COURSE: '강의 시작하기', COURSE_CLASS: '수업으로 가기', COURSE_PASS: '들을 강의 고르기' } satisfies Readonly<
      Record<PurchaseType, string>
    >,
    home: '홈으로 가기',
  },
  outcome: {
    purchased: '결제를 마쳤어요',
    alreadyOwned: '이미 산 상품이에요. 두 번 결제하지 않았어요.',
    declined: '결제가 거절되었어요. 다른 결제 수단으로 다시 시도해 주세요.',
    priceChanged: '그사이 금액이 바뀌었어요. 새 금액을 확인해 주세요.',
    unavailable: '그사이 신청이 끝나서 결제하지 않았어요.',
    signInFirst: lazyCopy.sessionOver,
    alreadyPaying: '결제를 처리하고 있어요',
    unknown: '결제되었는지 알 수 없어요. 다시 결제하기 전에 내 강의를 확인해 주세요.',
    failed: '결제하지 못했어요. 돈은 나가지 않았어요. 잠시 후 다시 시도해 주세요.',
  } satisfies Readonly<Record<PurchaseOutcome['kind'], string>>,
} as const
