export const aBusiness = {
  isUsed: true,
  businessName: '(주)해온',
  telephone: '02-000-1204',
  address: '서울특별시 마포구 물빛로 24',
  email: 'hello@haeon.example',
  representative: '문해온',
  businessNumber: '000-12-30401',
}
