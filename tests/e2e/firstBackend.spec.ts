import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { firstSteps } from '../../src/adapters/http/contract/firstCalls.ts'
import { expect, openView, test, view } from './demo.ts'
import { openProblem, results, submit, waves } from './problemPage.ts'

test.use({ expectsNoise: true })

const names = new Set(firstSteps.flatMap(({ calls }) => calls))
const has = (call: ApiCall) => names.has(call.name)
const pattern = ({ path }: ApiCall) => path.replace(/\{\w+\}/g, '*')
/** A star stands for any word, so a rule for one call may mean another one beside it. */
const meansOneOfThem = (call: ApiCall) =>
  contract.some(
    (other) => has(other) && other.method === call.method && new RegExp(`^${pattern(call).replaceAll('*', '[^/]+')}$`).test(other.path),
  )
const fault = contract
  .filter((call) => !has(call) && !meansOneOfThem(call))
  .map((call) => `${call.method} ${pattern(call)}:404`)
  .join()

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
