import type { Quote } from '../../src/domain/purchase.ts'

export const aQuote = (wishes: Partial<Quote> = {}): Quote => ({
  contentType: 'COURSE',
  contentId: 7,
  title: '함수와 친해지는 파이썬 12강',
  comment: '이제 함수를 만날 시간이에요.',
  thumbnail: null,
  price: 39_000,
  discounts: [{ name: '첫 결제 10% 할인', amount: 3_900 }],
  amount: 35_100,
  termDays: 180,
  startDate: null,
  lessons: null,
  isOwned: false,
  isAvailable: true,
  ...wishes,
})
