import type { Locator, Page } from '@playwright/test'
import { expect, openView, section, test, view, wear } from './demo.ts'

test.use({ reusesPage: true })

const title = '손으로 그리는 자료구조, 스택과 큐'
const words = '그림이 있어서 스택과 큐가 한눈에 들어왔어요.'
const lessonWithText = '/course/1048/lesson/104806'
const heading = (page: Page, level = 1) => page.getByRole('heading', { level })
const reviews = (page: Page) => page.getByRole('region', { name: '수강평' })

/** Opens the course from the catalogue as a viewer who has just signed in. */
const findCourse = async (page: Page) => {
  await openView(page, view({ persona: 'guest' }, '/course?page=1&order=DESC'))
  await page.getByRole('searchbox', { name: '찾고 싶은 강의' }).fill('자료구조')
  await page.getByRole('radio', { name: '포인트' }).check()
  await expect(page).toHaveURL(/keyword=%EC%9E%90%EB%A3%8C%EA%B5%AC%EC%A1%B0.*cost=point/)
  await page.getByRole('link', { name: title }).click()
  await expect(heading(page)).toHaveText(title)
}

const signIn = async (page: Page) => {
  await page.getByRole('link', { name: '로그인하고 수강하기' }).first().click()
  await page.getByRole('button', { name: '학습자로 로그인' }).click()
  await expect(heading(page)).toHaveText(title)
}

const enrol = async (page: Page) => {
  await page.getByRole('button', { name: '800P로 수강하기' }).first().click()
  await page.getByRole('dialog', { name: '포인트로 수강할까요?' }).getByRole('button', { name: '800P로 수강하기' }).click()
  await expect(page.getByRole('link', { name: '첫 강의 시작하기' }).first()).toBeVisible()
}

test('a guest finds a course, signs in, takes it with points, learns, reviews it, and finds it at home [S-248] [S-253] [S-262] [S-264] [S-271] [S-276] [S-069]', {
  tag: '@all',
}, async ({ page }) => {
  await findCourse(page)
  await signIn(page)
  await enrol(page)
  await page.getByRole('link', { name: '첫 강의 시작하기' }).first().click()
  for (let lesson = 0; lesson < 2; lesson++) {
    const name = await heading(page).innerText()
    await page.getByRole('button', { name: /^다 (읽었|봤|풀었)어요$/ }).click()
    await expect(page.getByText('잘했어요! 하나를 더 마쳤어요')).toBeVisible()
    await page.getByRole('link', { name: '다음으로 가기' }).click()
    await expect(heading(page)).not.toHaveText(name)
  }
  await page.getByRole('link', { name: '목록으로' }).click()
  await expect(page.getByRole('progressbar', { name: '학습 진도' }).first()).toHaveAttribute('aria-valuenow', /[1-9]/)
  await writeReview(page)
  await openView(page, view({ persona: 'learner' }))
  await expect(section(page, 'enrolled-courses')).toContainText(title)
})

const writeReview = async (page: Page) => {
  await reviews(page).getByRole('button', { name: '수강평 쓰기' }).click()
  await reviews(page).getByRole('radio', { name: '5점' }).check({ force: true })
  await reviews(page).getByRole('textbox', { name: '수강평' }).fill(words)
  await reviews(page).getByRole('button', { name: '올리기' }).click()
  await expect(reviews(page)).toContainText(words)
  await reviews(page).getByRole('button', { name: '수정' }).first().click()
  await reviews(page).getByRole('textbox', { name: '수강평' }).fill(`${words} 두 번 들었어요.`)
  await reviews(page).getByRole('button', { name: '저장하기' }).click()
  await expect(reviews(page)).toContainText('두 번 들었어요.')
  await reviews(page).getByRole('button', { name: '삭제' }).first().click()
  await page
    .getByRole('dialog', { name: '수강평을 지울까요?' })
    .getByRole('button', { name: /지우기|삭제/ })
    .click()
  await expect(reviews(page)).not.toContainText('두 번 들었어요.')
}

/** Presses Tab until the target has the focus. */
const walkTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached by keyboard')
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await walkTo(page, target)
  await page.keyboard.press(key)
}

test('the same way can be gone by keyboard alone [F-099]', { tag: '@all' }, async ({ page }) => {
  await openView(page, view({ persona: 'learner' }, '/course?page=1&order=DESC&keyword=자료구조'))
  await press(page, page.getByRole('link', { name: title }))
  await expect(heading(page)).toHaveText(title)
  await press(page, page.getByRole('button', { name: '800P로 수강하기' }).first())
  const dialog = page.getByRole('dialog', { name: '포인트로 수강할까요?' })
  await press(page, dialog.getByRole('button', { name: '800P로 수강하기' }))
  await press(page, page.getByRole('link', { name: '첫 강의 시작하기' }).first())
  await press(page, page.getByRole('button', { name: /^다 (읽었|봤|풀었)어요$/ }))
  await expect(page.getByText('잘했어요! 하나를 더 마쳤어요')).toBeVisible()
  await press(page, page.getByRole('link', { name: '목록으로' }))
  await press(page, reviews(page).getByRole('button', { name: '수강평 쓰기' }))
  await walkTo(page, reviews(page).getByRole('radio', { name: '1점' }))
  await page.keyboard.press('ArrowLeft')
  await expect(reviews(page).getByRole('radio', { name: '5점' })).toBeChecked()
  await walkTo(page, reviews(page).getByRole('textbox', { name: '수강평' }))
  await page.keyboard.type(words)
  await press(page, reviews(page).getByRole('button', { name: '올리기' }))
  await expect(reviews(page)).toContainText(words)
})

test('a text can be read to its end on a phone, with letters three times as large too [F-100]', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openView(page, view({ persona: 'learner' }, lessonWithText))
  const paragraph = page.getByRole('main').getByText('날짜와 바꾼 것, 기록을 표로 남겨요.')
  await expect(paragraph).toBeVisible()
  const read = await paragraph.evaluate((element) => {
    document.documentElement.style.fontSize = '300%'
    const { clientHeight, scrollHeight } = element
    const lines = Math.round(clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
    document.documentElement.style.fontSize = ''
    return { lines, hidden: scrollHeight - clientHeight }
  })
  expect(read.hidden).toBe(0)
  expect(read.lines).toBeGreaterThan(4)
})

test('on a course’s page the header is as tall as all below takes it to be, stars are white and badges keep their colour, and the menu marks the part that is read', {
  tag: '@all',
}, async ({ page }) => {
  await openView(page, view({ persona: 'learner' }, '/course/1048/lesson'))
  await expect(heading(page)).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const header = await page
      .locator('header')
      .first()
      .evaluate((element) => element.getBoundingClientRect().height)
    const told = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--header'))
    expect(told).toBe(`${header}px`)
  }

  const stars = page.getByRole('list', { name: '강의 정보' }).getByRole('img')
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme)
    await expect(stars).toBeVisible()
    const colors = await stars.evaluate((element) =>
      ['2', '3', '4', 'beyond'].map((band) => {
        element.setAttribute('data-band', band)
        return getComputedStyle(element).color
      }),
    )
    expect(colors).toEqual(colors.map(() => 'rgb(255, 255, 255)'))
  }
  const token = (name: string) => page.locator('main h1').evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name)
  expect([await token('--success'), await token('--danger')]).not.toContain('#fff')

  const menu = page.getByRole('navigation', { name: '강의 안내' })
  const marked = menu.locator('[aria-current]')
  await expect(marked).toHaveText('소개')
  await menu.getByRole('link', { name: '수강평' }).click()
  await expect(marked).toHaveText('수강평')
  await page.keyboard.press('End')
  await expect(marked).toHaveText('관련 강의')
})
