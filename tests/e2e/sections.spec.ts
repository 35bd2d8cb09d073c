import { expect, openHome, section, sectionsOf, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

const guestMain = [
  'top-banner',
  'greeting',
  'categories',
  'trial-promo',
  'live-classes',
  'classes',
  'courses',
  'channels',
  'problems',
  'news',
  'login',
]
const learnerMain = [
  'top-banner',
  'greeting',
  'categories',
  'enrolled-channels',
  'trial-promo',
  'my-quests',
  'enrolled-courses',
  'live-classes',
  'classes',
  'courses',
  'channels',
  'problems',
  'news',
  'user',
  'main-ranking',
]

test('a guest sees the public home in the order of the spec, and nothing personal [S-008] [S-058] [S-098] [S-196] [S-197]', async ({
  page,
}) => {
  await openHome(page, { persona: 'guest' })
  await expect.poll(() => sectionsOf(page)).toEqual(guestMain)
})

test('a learner sees the main site with everything personal, in the order of the spec [S-058] [S-059] [S-068] [S-069] [S-101] [S-198] [S-200] [S-202]', async ({
  page,
}) => {
  await openHome(page)
  await expect.poll(() => sectionsOf(page)).toEqual(learnerMain)
})

test('the sections carry the titles of the spec [S-072] [S-073] [S-074] [S-075] [S-076] [S-079]', async ({ page }) => {
  await openHome(page)
  const titles = {
    'enrolled-channels': /^내 채널/,
    'enrolled-courses': '지금 듣고 있는 강의예요',
    'live-classes': '추천 라이브 클래스예요',
    classes: '인기 수업이에요',
    courses: '인기 강의예요',
    channels: '인기 채널이에요',
    problems: '추천 문제',
    news: '최근 소식이에요',
  }
  for (const [id, title] of Object.entries(titles)) {
    await expect(section(page, id).getByRole('heading', { level: 2 })).toHaveText(title)
  }
})

test('there is a main column and a side column, and the greeting comes first in the main one [S-020] [S-042]', async ({ page }) => {
  await openHome(page)
  await expect(page.getByRole('main').locator('> :first-child')).toHaveAttribute('data-section', 'greeting')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('하늘님, 안녕하세요!')
  await expect(page.getByRole('complementary').locator('[data-section]')).toHaveCount(2)
})

test('the side column is hidden on narrow screens, and who is signed in moves to a strip below the banner [S-021] [A-31]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openHome(page)
  await expect(page.getByRole('complementary')).toBeHidden()
  await expect(page.getByRole('heading', { name: '하늘', exact: true })).toBeVisible()
  await switchTo(page, { persona: 'guest' })
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
})

test('a guest is offered to sign in and to sign up, with an inviting line [S-099] [S-100]', async ({ page }) => {
  await openHome(page, { persona: 'guest' })
  const card = section(page, 'login')
  await expect(card.getByRole('link')).toHaveText(['로그인', '회원가입'])
  await expect(card).toContainText('지금 로그인하고 코딩의 세계로 빠져보세요!')
})

test('the summary shows points, level, tier and quests [S-004] [S-101]', async ({ page }) => {
  await openHome(page)
  const card = section(page, 'user')
  await expect(card).toContainText('하늘')
  await expect(card).toContainText(/Lv\.\d+/)
  await expect(card).toContainText(/[\d,]+ \/ [\d,]+ XP/)
  await expect(card).toContainText('바다거북 3')
  await expect(card.getByRole('term')).toHaveText(['포인트', '퀘스트', '수강 중'])
})

test('the main ranking lists the first five, three of them with a medal and a red number [S-081] [S-308] [S-323] [S-324]', async ({
  page,
}) => {
  await openHome(page)
  const rows = section(page, 'main-ranking').getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const colours = await rows
    .locator('[data-medal], [class*="rank"]:not([data-medal])')
    .evaluateAll((numbers) => numbers.map((number) => getComputedStyle(number).color))
  await expect(rows.locator('[data-medal]')).toHaveCount(3)
  expect(new Set(colours.slice(0, 3)).size).toBe(1)
  expect(colours[3]).not.toBe(colours[0])
})

test('at most three text problems stand beside at most three block problems [S-077] [S-310]', async ({ page }) => {
  await openHome(page)
  await expect(section(page, 'problems').locator('a[href^="/learn/problem/"]')).toHaveCount(3)
  await expect(section(page, 'problems').locator('a[href^="/learn/block/"]')).toHaveCount(3)
})

test('without block problems the second column shows the text problems six to eight [S-078]', async ({ page }) => {
  await openHome(page)
  const first = await section(page, 'problems').locator('a[href^="/learn/problem/"]').allTextContents()
  await switchTo(page, { content: 'noblocks' })
  const all = section(page, 'problems').locator('a[href^="/learn/problem/"]')
  await expect(all).toHaveCount(6)
  const shown = await all.allTextContents()
  expect(shown.slice(0, 3)).toEqual(first)
  expect(new Set(shown).size).toBe(6)
})

test('when there is nothing, every list is gone without a trace and the empty state says so [S-083] [S-084] [A-22] [F-041]', async ({
  page,
}) => {
  await openHome(page, { content: 'empty' })
  await expect.poll(() => sectionsOf(page)).toEqual(['top-banner', 'greeting', 'categories', 'trial-promo', 'empty', 'user'])
  await expect(section(page, 'empty')).toContainText('아직 등록된 콘텐츠가 없어요')
  await expect(section(page, 'empty').getByRole('link', { name: '콘텐츠 관리' })).toHaveCount(0)
})

test('a list of one stands still, without arrows [F-042]', async ({ page }) => {
  await openHome(page, { content: 'one' })
  await expect(section(page, 'courses').getByRole('group')).toHaveCount(1)
  await expect(section(page, 'courses').getByRole('button')).toHaveCount(0)
})

test('the trial promo leads to the registration, its picture speaks of 10,000 won [S-065] [S-066] [S-067] [S-325]', async ({ page }) => {
  await openHome(page)
  const promo = section(page, 'trial-promo')
  await expect(promo).toContainText('1:1 체험수업 신청하기')
  await expect(promo.getByRole('img', { name: '10,000원 봉투 증정 이벤트' })).toBeVisible()
  await expect(promo.getByRole('link')).toHaveAttribute('href', '/registration/liveclass')
})

test('the block for signed-in learners counts their quests and opens the list of them [S-068] [A-10]', async ({ page }) => {
  await openHome(page)
  const block = section(page, 'my-quests')
  await expect(block).toContainText(/진행 중인 퀘스트가 \d+개 있어요/)
  await block.getByRole('button', { name: '퀘스트 보기' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('progressbar').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(block.getByRole('button', { name: '퀘스트 보기' })).toBeFocused()
})
