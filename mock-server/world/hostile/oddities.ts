export const attack = 'javascript:window.__attacked=true'
export const missingPicture = '/demo-pictures/missing.svg'

const pictures = (field: string): readonly object[] => [
  { [field]: null },
  { [field]: missingPicture },
  { [field]: attack },
  { [field]: `data:text/html,<script>window.__attacked=true</script>` },
  { [field]: 7 },
]

const offer: readonly object[] = [
  ...pictures('thumbnail'),
  { title: null },
  { comment: { text: '글이 아닌 설명' } },
  { cost: 'abc' },
  { cost: '1200', paymentType: 'CASH' },
  { cost: -1 },
  { cost: 1e21, paymentType: 'CASH' },
  { cost: 900, paymentType: 'SHELL' },
  { isOnlyForChannelUser: 'Y' },
  { channelProfile: null, thumbnail: null },
  { channelProfile: { channelId: 'x', channelName: '<b>남의 채널</b>', channelLogoUrl: missingPicture, channelDomain: 'evil.example/@' } },
  { teacher: 'nobody' },
]

export const courseOddities = [...offer, { level: 'EXPERT' }, { rating: -3 }, { rating: 21 }, { rating: 'good' }]

export const classOddities = [
  ...offer,
  ...[-1, 0, 1.5, '3', null, 1_000_000].map((memberCount) => ({ schedule: { memberCount } })),
  { schedule: null },
]

export const problemOddities = [
  { title: '' },
  ...[0, 21, 1_000, -4, 'hard', null].map((difficulty) => ({ difficulty })),
  { character: 'OCTOPUS' },
  { categoryList: 'none' },
  { categoryList: [null, { name: 3 }, { categoryGroupName: '유형', name: '<i>기울임</i>' }] },
]

export const blogOddities = [
  ...pictures('thumbnail'),
  { user: null },
  { user: { userId: 1, profile: attack, nickname: '<b>글쓴이</b>' } },
  { summary: 0 },
]

export const channelOddities = [
  ...pictures('channelLogoUrl'),
  ...['', 'evil.example', 'haeon.evil.example', 'HAEON', '-haeon', '../main', attack, null, 5].map((channelDomain) => ({ channelDomain })),
  { channelName: null },
  { isMadeByMe: 'maybe' },
]

export const bannerOddities = [
  ...pictures('imageUrl'),
  { link: attack },
  { link: '//evil.example' },
  { link: 'java\tscript:alert(1)' },
  { title: null },
]
