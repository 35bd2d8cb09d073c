import { firstSteps } from '../../src/adapters/http/contract/firstCalls.ts'
import { rulesBeside } from '../conform/missingCalls.ts'
import { expect, openView, test, view } from './demo.ts'
import { openProblem, results, submit, waves } from './problemPage.ts'

test.use({ expectsNoise: true })

const fault = rulesBeside(new Set(firstSteps.flatMap(({ calls }) => calls))).join()

test('a backend that answers the calls of a first week alone has problems that are found, solved and judged', { tag: '@all' }, async ({
  page,
}) => {
  await openView(page, view({ fault }, '/problem?page=1&order=DESC'))
  await expect(page.getByRole('link', { name: /파도/ }).first()).toBeVisible()
  await openProblem(page, { fault })
  await submit(page, waves.right, '맞았어요!')
  await page.reload()
  await expect(results(page).getByText('낸 답 1개')).toBeVisible()
})
