import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, openHome, openShortHome, section, settled, switchTo, test, view } from './demo.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'
import { problemFacts } from '../../mock-server/content/problemContent.ts'

test.use({ reusesPage: true })

const phone = { width: 360, height: 740 }

test('a learner goes on with the lesson that comes next, from the first screen of a phone; the strip is small there, and leads with the cards to quests, courses and the ranking', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page, { quests: 'main', motion: 'reduce' })
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await test.step('a course being taken says how far one is and what comes next, and nothing of what it cost', async () => {
    const cards = section(page, 'enrolled-courses').getByRole('article')
    const first = cards.first()
    await expect(first.getByRole('progressbar', { name: '동적 계획법 열두 고개 진도' })).toHaveAttribute('aria-valuenow', '75')
    await expect(first).toContainText('9/12강')
    await expect(first).toContainText('다음: 섬과 섬을 잇는 다리')
    await expect(first.getByRole('link', { name: /^이어서 배우기/ })).toHaveAttribute('href', '/course/1028/lesson/102810')
    for (const text of await cards.allInnerTexts()) expect(text).not.toMatch(/[\d,]+원|무료|난이도|평점/)
  })
  await test.step('the side', async () => {
    const card = section(page, 'user')
    await expect(card.getByRole('link', { name: /^퀘스트 \d+ 받을 보상이 있어요$/ })).toHaveAttribute('href', '/quest')
    await expect(card.getByRole('link', { name: '수강 중 7' })).toHaveAttribute('href', '/my')
    const ranking = section(page, 'main-ranking')
    await expect(ranking.getByRole('listitem')).toHaveCount(5)
    await expect(ranking).toContainText(/37\s*하늘\s*나/)
    await ranking.getByRole('link', { name: /전체보기/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '랭킹' })).toBeVisible()
  })
  await test.step('on a phone', async () => {
    await page.setViewportSize(phone)
    for (const persona of ['guest', 'learner']) {
      await switchTo(page, { persona })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const [strip, banner] = await Promise.all([
        page.getByRole('region', { name: '내 정보와 랭킹' }).boundingBox(),
        section(page, 'top-banner').boundingBox(),
      ])
      expect(strip?.height, persona).toBeLessThanOrEqual(64)
      expect(strip?.y, persona).toBeGreaterThan((banner?.y ?? 0) + (banner?.height ?? 0))
    }
    const next = section(page, 'greeting').getByRole('link', { name: '이어서: 섬과 섬을 잇는 다리 (75%)' })
    const box = await next.boundingBox()
    const menu = await page.getByRole('navigation', { name: '주요 메뉴' }).boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(menu?.y ?? 0)
    await next.click()
    await expect(page).toHaveURL(/\/course\/1028\/lesson\/102810/)
  })
})

test('a teacher’s home has no barriers; she reaches her students in two clicks and her classes from the account’s menu, which others have not there', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page, { persona: 'teacher', motion: 'reduce' })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await barriersInBothThemes(page), `${width} px`).toEqual(noneInBothThemes)
  }
  const greeting = section(page, 'greeting')
  await expect(greeting.getByRole('link', { name: '오늘 수업 1개 · 오후 7시' })).toHaveAttribute('href', /^\/course\/class\/5009\/lesson$/)
  await expect(section(page, 'classes').getByRole('article').first()).toContainText('가르치는 수업')
  await greeting.getByRole('link', { name: '학생 20명 진도 보기' }).click()
  await page.getByRole('link', { name: '유니티 게임 개발 정규반' }).first().click()
  await expect(page.locator('#members')).toBeInViewport()
  await expect(page.locator('#members').getByRole('progressbar')).toHaveCount(6)
  await page.getByRole('button', { name: /의 메뉴$/ }).click()
  await page.getByRole('link', { name: '가르치는 수업' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '가르치는 수업' })).toBeInViewport()
  await openShortHome(page)
  await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
  await expect(page.getByRole('link', { name: /내 강의/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '가르치는 수업' })).toHaveCount(0)
})

test('a guest is asked to sign in once: the header does not repeat what the card in view says', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openHome(page, { persona: 'guest' })
  const header = page.getByRole('banner')
  await expect(section(page, 'login').getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(header.getByRole('link', { name: '로그인' })).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(header.getByRole('link', { name: '로그인' })).toBeVisible()
  await expect(section(page, 'greeting')).toContainText(`강의 102개 · 수업 48개 · 문제 ${problemFacts.length}개`)
})

test.describe('while the page loads', () => {
  test.use({ reusesPage: false })

  test('nothing moves in the home page of a teacher or a newcomer, on a desktop and a phone', { tag: '@all' }, async ({ page }) => {
    await watchShifts(page)
    for (const persona of ['teacher', 'newcomer'])
      for (const width of [1440, 390])
        await test.step(`${persona} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear())
          await page.goto(view({ persona, latency: '150', seed: `${width}` }))
          await settled(page)
          await page.waitForTimeout(500)
          expect(await shiftsOf(page), `${persona} at ${width} px`).toBeLessThanOrEqual(0.005)
        })
  })
})
