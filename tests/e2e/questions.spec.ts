import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, settled, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'

const as = (persona: string, path: string) => view({ persona, motion: 'reduce' }, path)
const problem = '/learn/problem/7003'
const solution = 'sound = input()\nprint(sound, sound, sound)'
const words = '세 번 출력했는데 왜 줄이 바뀌어요?'

const questionsOf = (page: Page) => page.getByRole('region', { name: /^질문/ })

test('what a learner asks in one tab is answered and marked in another, and the notification leads to it', async ({ page, context }) => {
  const teacher = await context.newPage()
  await teacher.clock.install()
  await teacher.goto(as('teacher', problem))
  await teacher.getByRole('button', { name: '질문 보기' }).press('Enter')
  await expect(questionsOf(teacher).getByText('아직 질문이 없어요')).toBeVisible()

  await page.goto(as('learner', problem))
  await page.bringToFront()
  await test.step('a whole solution is asked to be shortened', async () => {
    await page.getByRole('textbox', { name: '코드', exact: true }).fill(solution)
    await page.getByRole('button', { name: '제출', exact: true }).click()
    await page.getByRole('region', { name: '결과' }).getByRole('heading', { name: '맞았어요' }).waitFor()
    await page.getByRole('button', { name: '질문 보기' }).press('Enter')
    const field = questionsOf(page).getByRole('textbox', { name: '궁금한 것' })
    await field.fill(`${words}\n${solution}`)
    await page.getByRole('button', { name: '질문하기' }).press('Enter')
    await page.getByText(/이 코드는 예제를 모두 통과하는 풀이예요/).waitFor()
    await expect(page.getByRole('button', { name: '그대로 올리기' })).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill(`${words}\n\`\`\`\nprint(input())\n\`\`\``)
    await page.reload()
    await page.getByRole('button', { name: '질문 보기' }).press('Enter')
    await expect(field).toHaveValue(/왜 줄이/)
    await page.getByRole('button', { name: '질문하기' }).press('Enter')
    await expect(page.getByText('질문을 올렸어요. 답이 달리면 알려 드릴게요.')).toBeVisible()
    await expect(questionsOf(page).getByText('파이썬 코드').first()).toBeVisible()
    await expect(questionsOf(page).locator('[data-token]').first()).toBeVisible()
  })

  await test.step('the teacher’s tab shows it by itself, where she answers and marks', async () => {
    await teacher.clock.fastForward('00:31')
    const question = questionsOf(teacher).getByRole('article').filter({ hasText: words })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: '답하기' }).press('Enter')
    await question.getByRole('textbox', { name: '내 답' }).fill('`print`가 끝에 무엇을 붙이는지 찾아보세요.')
    await question.getByRole('button', { name: '답 올리기' }).press('Enter')
    await question.getByRole('button', { name: '이 답 고르기' }).press('Enter')
    await expect(question.getByText('고른 답', { exact: true })).toBeVisible()
    await isForEverybody(teacher)
  })

  await test.step('the learner is told, and led to it', async () => {
    await page.bringToFront()
    await goInPlace(page, as('learner', '/my/notices'))
    await page.getByRole('link', { name: /‘파도 소리 세 번’ 질문에 답이 달렸어요/ }).press('Enter')
    const question = page.getByRole('article').filter({ hasText: words })
    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await expect(question.getByText('고른 답', { exact: true })).toBeVisible()
    await expect(question.getByText('선생님', { exact: true })).toBeVisible()
  })

  await test.step('what is hidden is shown to its writer, with the reason', async () => {
    const question = questionsOf(teacher).getByRole('article').filter({ hasText: words })
    await question.getByRole('button', { name: '가리기' }).first().press('Enter')
    const dialog = teacher.getByRole('dialog', { name: '글 가리기' })
    await dialog.getByRole('textbox', { name: '가리는 까닭' }).fill('다른 질문과 같아요.')
    expect(await barriersInBothThemes(teacher, '[role="dialog"]')).toEqual(noneInBothThemes)
    await dialog.getByRole('button', { name: '가리기' }).press('Enter')
    await expect(question.getByText('가린 까닭: 다른 질문과 같아요.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article').getByText('가린 까닭: 다른 질문과 같아요.')).toBeVisible()
    await goInPlace(page, as('premium', problem))
    await page.getByRole('button', { name: '질문 보기' }).press('Enter')
    await expect(questionsOf(page).getByText('아직 질문이 없어요')).toBeVisible()
  })
  await teacher.close()
})

test('a guest reads what is asked about a document or a lesson, and a reader reports', { tag: '@all' }, async ({ page }) => {
  await page.goto(as('guest', '/learn/document/6008'))
  await expect(questionsOf(page).getByText('로그인하면 질문하고 답할 수 있어요.')).toBeVisible()
  await expect(questionsOf(page).getByRole('button')).toHaveCount(0)
  await settled(page)
  await isForEverybody(page)
  await goInPlace(page, as('guest', '/course/1001/lesson/100101'))
  await expect(questionsOf(page).getByText('하루에 몇 개씩 듣는 게 좋을까요?')).toBeVisible()

  await goInPlace(page, as('learner', '/learn/document/6008'))
  await questionsOf(page).getByRole('button', { name: '신고' }).first().press('Enter')
  await page.getByRole('radio', { name: '나쁜 말' }).check()
  expect(await barriersInBothThemes(page, '[role="dialog"]')).toEqual(noneInBothThemes)
  await page.getByRole('button', { name: '신고하기' }).press('Enter')
  await expect(questionsOf(page).getByText('신고한 글')).toBeVisible()
  await isForEverybody(page)
})
