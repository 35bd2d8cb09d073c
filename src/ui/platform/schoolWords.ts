import type { Creature } from '../../domain/quest.ts'

interface Door {
  readonly visitor: 'learner' | 'teacher' | 'operator'
  readonly label: string
  readonly about: string
  readonly creature: Creature
}

const doors: readonly Door[] = [
  { visitor: 'learner', label: '학생으로 들어가 보기', about: '바다 지도에서 한 문제를 골라 풀어 봐요.', creature: 'NEMO' },
  { visitor: 'teacher', label: '선생님으로 들어가 보기', about: '우리 반 누가 막혔는지 바로 봐요.', creature: 'DOLPHIN' },
  { visitor: 'operator', label: '원장님으로 들어가 보기', about: '이름과 색을 바꾸고 회원을 초대해요.', creature: 'SEAHORSE' },
]

/** The texts that present the product to schools and academies. */
export const schoolWords = {
  caption: '선생님 화면 ‘우리 반 현황’이에요. 학생이 푸는 대로 바뀌어요.',
  doors: { title: '설치도 가입도 없이 들어가 보세요', rows: doors },
  own: {
    title: '우리 학원 이름 넣어 보기',
    about: '이름과 색만 고르면 우리 학원의 코딩바다가 나와요. 주소를 동료에게 보내도 같은 화면이 보여요.',
    name: '학교나 학원 이름',
    colour: '색',
    make: '넣어 보기',
    open: (name: string) => `${name} 둘러보기`,
    failed: '주소를 만들지 못했어요. 잠시 후 다시 해 주세요.',
  },
  price: {
    title: '가격',
    amount: '학생 한 명에 한 달 4,900원',
    unit: '(부가세 별도)',
    notes: ['선생님과 운영자 자리는 무료예요.', '첫 달은 서른 명까지 무료로 써 봐요.', '문제, 수업안, 시험, 보고서가 모두 들어 있어요.'],
  },
} as const
