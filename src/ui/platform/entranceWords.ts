import type { Creature } from '../../domain/quest.ts'
import type { SignupProblem } from '../../domain/signup.ts'
import type { DemoVisitor } from '../kit/links.tsx'

/** The texts of the demo's sign-in and sign-up. */
export const entranceWords = {
  signIn: {
    title: '로그인',
    text: '누구로 들어갈까요? 데모에서는 비밀번호 없이 바로 들어가요.',
    back: '들어가면 보던 곳으로 돌아가요.',
    current: (name: string) => `지금은 ${name} 보고 있어요.`,
    visitors: '들어갈 사람',
    signUp: '아직 계정이 없나요?',
    signUpLink: '회원가입',
  },
  signUp: {
    title: '회원가입',
    text: '새내기로 시작해요. 가입하면 아바타를 고르고, 첫 퀘스트로 포인트를 받아요.',
    note: '데모라서 비밀번호는 묻지 않아요. 여기에 적은 것은 이 브라우저를 떠나지 않고, 이 탭을 닫으면 사라져요.',
    email: '이메일',
    emailHint: '예: sea@example.kr',
    birthYear: '태어난 해',
    birthYearHint: '네 자리 숫자로 적어 주세요. 예: 2014',
    guardian: '보호자가 가입에 동의했어요',
    guardianHint: '만 14세가 되지 않았다면 보호자의 동의가 필요해요.',
    terms: '이용약관과 개인정보처리방침에 동의해요',
    termsHint: '먼저 읽어 볼 수 있어요:',
    termsLink: '이용약관',
    privacyLink: '개인정보처리방침',
    submit: '가입하고 시작하기',
    failed: (count: number) => `고칠 곳이 ${count}군데 있어요.`,
    signIn: '이미 계정이 있나요?',
    signInLink: '로그인',
  },
  problems: {
    emailMissing: '이메일을 적어 주세요.',
    emailUnusable: '이메일 주소가 맞는지 살펴봐 주세요. 골뱅이(@)와 점(.)이 있어야 해요.',
    birthYearMissing: '태어난 해를 적어 주세요.',
    birthYearUnusable: '태어난 해를 네 자리 숫자로 적어 주세요.',
    termsNotAgreed: '약관에 동의해야 가입할 수 있어요.',
    guardianMissing: '보호자의 동의를 받고 표시해 주세요.',
  } satisfies Readonly<Record<SignupProblem, string>>,
} as const

interface VisitorRow {
  readonly visitor: DemoVisitor
  readonly label: string
  readonly about: string
  readonly creature: Creature
}

/** The people whom a visitor can choose in the demo. */
export const visitorRows: readonly VisitorRow[] = [
  {
    visitor: 'learner',
    label: '학습자로 로그인',
    about: '강의를 듣고 문제를 풀어 온 하늘이에요. 포인트와 기록이 쌓여 있어요.',
    creature: 'NEMO',
  },
  { visitor: 'newcomer', label: '새내기로 로그인', about: '오늘 처음 왔어요. 아바타부터 골라요.', creature: 'TURTLE' },
  { visitor: 'teacher', label: '선생님으로 로그인', about: '수업을 가르치고 학생들의 진도를 보는 윤슬쌤이에요.', creature: 'DOLPHIN' },
  { visitor: 'operator', label: '운영자로 로그인', about: '강의와 수업을 살피고 학생을 돌보는 뱃고동이에요.', creature: 'SEAHORSE' },
  { visitor: 'guest', label: '손님으로 둘러보기', about: '로그인하지 않고 구경해요.', creature: 'CRAB' },
]
