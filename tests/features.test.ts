import { expect, it } from 'vitest'
import { parseClassQuery } from '../src/domain/course-class/classQuery.ts'
import { composedApplication } from './fakes/composedApplication.ts'

it('a feature is wired once, and each prefix has a client of its own [S-216] [S-333] [A-84]', async () => {
  const calls: string[] = []
  const application = composedApplication(async ({ url }) => {
    calls.push(new URL(url).pathname)
    return Response.json({ courseClassList: [] })
  })
  const { catalogue } = await application.features.courseClass()
  expect((await application.features.courseClass()).catalogue).toBe(catalogue)
  const query = parseClassQuery(new URLSearchParams(), true)
  await catalogue.find(query)
  await catalogue.findInEduenv(query)
  expect(calls).toEqual(['/product/v1/course-classes', '/eduenv/v1/course-classes'])
})
