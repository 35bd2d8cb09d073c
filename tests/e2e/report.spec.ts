import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, settled, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'

const learner = { persona: 'learner', channel: 'haeon' }

/** Returns the number of sheets on which the page is printed. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a learner shares a report, a parent opens and prints it without an account, until the link is revoked', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(view(learner, '/my'))
  await page.getByRole('link', { name: '학습 보고서와 보호자 링크' }).click()
  const title = page.getByRole('heading', { name: '하늘의 학습 보고서' })
  await expect(title).toBeVisible()
  await page.getByRole('radio', { name: '30일' }).press('Space')
  await page.getByRole('button', { name: '링크 만들기' }).press('Enter')
  const links = page.getByRole('region', { name: '열려 있는 링크' })
  await expect(links.getByText('12월 20일 (일)까지 열려요')).toBeVisible()
  const address = (await links.getByText(/^http/).textContent()) ?? ''
  await settled(page)
  await isForEverybody(page)

  const parent = await context.newPage()
  await test.step('the parent sees what is left, what it costs and what comes next, and no more', async () => {
    await parent.goto(address)
    await expect(parent.getByRole('heading', { level: 1, name: '하늘의 학습 보고서' })).toBeVisible()
    for (const name of ['다음에 할 것', '주마다 배운 것', '유형별 문제', '숙제', '수업과 수강료'])
      await expect(parent.getByRole('region', { name })).toBeVisible()
    await expect(parent.getByRole('region', { name: '수업과 수강료' })).toContainText('남은 34번의 몫은 68,000원이에요.')
    await expect(parent.getByText('이 링크는 12월 20일 (일)까지 열려요.')).toBeVisible()
    await expect(parent.getByRole('button', { name: '링크 만들기' })).toHaveCount(0)
    await isForEverybody(parent)
  })

  await test.step('on paper it is one sheet, without the site around it', async () => {
    for (const one of [parent, page]) {
      await one.emulateMedia({ media: 'print' })
      await expect(one.getByRole('region', { name: '수업과 수강료' })).toBeVisible()
      // The headings of folded parts are buttons, and stay as headings.
      const beyondHeadings = one.locator(':not(:is(h2, h3, h4) > *)')
      for (const role of ['banner', 'contentinfo', 'button', 'link', 'navigation'] as const)
        await expect(one.getByRole(role).filter({ visible: true }).and(beyondHeadings), role).toHaveCount(0)
      expect(sheetsOf(await one.pdf({ preferCSSPageSize: true }))).toBe(1)
      await one.emulateMedia({ media: null })
    }
  })

  await page.getByRole('button', { name: /거두기$/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '링크 거두기' }).press('Enter')
  await expect(page.getByText('아직 만든 링크가 없어요.')).toBeVisible()
  await parent.reload()
  await expect(parent.getByRole('heading', { name: '보낸 분이 거둔 링크예요' })).toBeVisible()
  expect(await barriersInBothThemes(parent, 'main')).toEqual(noneInBothThemes)
  await parent.getByRole('link', { name: '홈으로 가기' }).click()
  await expect(parent.getByRole('heading', { name: '보낸 분이 거둔 링크예요' })).toHaveCount(0)
  await parent.close()
})
