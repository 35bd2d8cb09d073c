import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'
import { dragByFinger } from './touch.ts'

const title = '조개로 배우는 첫 코딩'

test('a teacher makes a course by keyboard, a learner takes it and finishes a lesson, and it is withdrawn', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(view({ persona: 'teacher', motion: 'reduce' }, '/studio/publish/course/new'))
  await page.getByLabel('강의 이름').fill(title)
  await page.getByLabel('한 줄 소개').fill('조개를 세면서 코드를 처음 써 봐요.')
  await page.getByLabel('1장 이름').fill('바닷가에서')
  const add = async (kind: string) => page.getByRole('button', { name: `${kind} 넣기` }).press('Enter')
  const pick = async (name: string) =>
    page
      .getByRole('list', { name: `${name} 목록` })
      .getByRole('button')
      .first()
      .press('Enter')
  await add('문제')
  await expect(page.getByRole('list', { name: '텍스트 코딩 목록' }).getByRole('button').first()).toBeVisible()
  expect(await barriersInBothThemes(page, '[role="dialog"]')).toEqual(noneInBothThemes)
  await pick('텍스트 코딩')
  await add('블록')
  await pick('블록 코딩')
  await add('문서')
  await page.getByRole('radio', { name: '직접 쓰기' }).press('Space')
  await page.getByLabel('학습 이름').fill('조개 이야기')
  await page.getByLabel('1번 칸', { exact: true }).fill('조개는 바다의 보물이에요.')
  await page.getByRole('switch', { name: '누구나 미리 볼 수 있게 하기' }).press('Space')
  const handle = page.getByRole('button', { name: '조개 이야기 옮기기' })
  await handle.press('ArrowUp')
  await handle.press('ArrowUp')
  await expect(page.getByText('조개 이야기: 1장 1번째로 옮겼어요.')).toBeAttached()
  await expect(handle).toBeFocused()
  await isForEverybody(page)
  await page.getByRole('button', { name: '공개하기' }).press('Enter')
  await expect(page.getByText('공개했어요. 이제 학생이 볼 수 있어요.')).toBeVisible()
  const ownPath = new URL(page.url()).pathname

  await goInPlace(page, view({ persona: 'learner', motion: 'reduce' }, '/course?page=1&order=DESC'))
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '무료로 수강하기' }).click()
  await page.getByRole('link', { name: /조개 이야기/ }).click()
  await expect(page.getByText('조개는 바다의 보물이에요.')).toBeVisible()
  await page.getByRole('button', { name: '다 읽었어요' }).click()
  await expect(page.getByText('잘했어요! 하나를 더 마쳤어요')).toBeVisible()
  const coursePath = new URL(page.url()).pathname.replace(/\/\d+$/, '')

  await goInPlace(page, view({ persona: 'teacher', motion: 'reduce' }, ownPath))
  await page.getByRole('button', { name: '내리기' }).click()
  await expect(page.getByText(/^목록에서 내렸어요/)).toBeVisible()
  await goInPlace(page, view({ persona: 'newcomer', motion: 'reduce' }, coursePath))
  await expect(page.getByText('찾을 수 없는 강의예요')).toBeVisible()
  await goInPlace(page, view({ persona: 'learner', motion: 'reduce' }, coursePath))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('a lesson is dragged by its handle past the one before, while the page stays', async ({ page }) => {
    await page.goto(view({ persona: 'teacher', motion: 'reduce' }, '/studio/publish/course/new'))
    for (const name of ['조개', '고래']) {
      await page.getByRole('button', { name: '문서 넣기' }).tap()
      await page.getByLabel('학습 이름').fill(name)
      await page.getByRole('main').getByRole('button', { name: '접기' }).tap()
    }
    const handles = page.getByRole('button', { name: /^(조개|고래) 옮기기$/ })
    await expect(handles).toHaveText(['', ''])
    const [first, second] = [await handles.first().boundingBox(), await handles.last().boundingBox()]
    const scrolled = await page.evaluate(() => scrollY)
    await dragByFinger(page, { x: second!.x + 20, y: second!.y + 20 }, { x: 0, y: first!.y - second!.y - 10 })
    await expect(page.getByText('고래: 1장 1번째로 옮겼어요.')).toBeAttached()
    await expect(handles.first()).toHaveAccessibleName('고래 옮기기')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})
