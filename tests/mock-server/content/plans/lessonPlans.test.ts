import { describe, expect, test } from 'vitest'
import { lessonPlanOf, lessonPlans } from '../../../../mock-server/content/plans/lessonPlans.ts'
import { problemFacts } from '../../../../mock-server/content/problemContent.ts'
import { standardTexts } from '../../../../mock-server/content/plans/standards.ts'
import { lessonSteps, problemTypes } from '../../../../mock-server/content/seas/seas.ts'
import { lessonPlanSchema } from '../../../../src/adapters/http/problemTypes.ts'
import { fillPath } from '../../../../src/adapters/http/calls.ts'
import { problemPaths } from '../../../../src/adapters/http/problemPaths.ts'
import { lessonMinutes, planMinutes } from '../../../../src/domain/problems/lessonPlan.ts'
import { demoServer } from '../../demo.ts'

const titlesIn = (text: string) => [...text.matchAll(/‘([^’]+)’/g)].map(([, title]) => title)
const allTypes = problemTypes.map(({ facts }) => facts)

describe('the lesson plans', () => {
  test('are one for each of the 35 types, and of no other', () => {
    expect(Object.keys(lessonPlans).toSorted()).toEqual(allTypes.map(({ name }) => name).toSorted())
    expect(lessonPlanOf('없는 유형')).toBeNull()
  })

  test.each(allTypes)('the one of $name fills forty minutes with problems that there are', ({ name, example }) => {
    const facts = lessonPlans[name]
    const plan = lessonPlanSchema.parse(lessonPlanOf(name))
    expect(planMinutes(plan)).toBe(lessonMinutes)
    expect(plan.stages.map((stage) => stage.name)).toEqual(['도입', ...(facts?.work ?? []).map(() => '전개'), '정리'])
    expect(plan.questions).toHaveLength(3)
    expect([2, 3]).toContain(plan.mistakes.length)
    const texts = [
      plan.aim,
      plan.material ?? '',
      plan.homework ?? '',
      ...plan.stages.map(({ text }) => text),
      ...plan.questions,
      ...plan.mistakes.flatMap(({ mistake, help }) => [mistake, help]),
    ]
    for (const text of texts) expect(text).toMatch(/[요까][.?]$/)
    const own = problemFacts.filter(({ categoryList }) => categoryList.some((category) => category.name === name))
    const known = new Set([...own, example, ...(lessonSteps[name] ?? [])].map(({ title }) => title))
    const told = texts.flatMap(titlesIn)
    expect(told.filter((title) => !known.has(title ?? ''))).toEqual([])
    expect(new Set(told).size).toBeGreaterThanOrEqual(5)
  })

  test('name standards with their words, and where these stand', () => {
    for (const { name } of allTypes) {
      const { standards, sources } = lessonPlanSchema.parse(lessonPlanOf(name))
      expect(standards.length).toBeGreaterThan(0)
      for (const { code, text } of standards) expect(Object.entries(standardTexts)).toContainEqual([code.slice(1, -1), text])
      for (const { href } of sources) expect(href).toMatch(/^https:\/\//)
      expect(sources).not.toEqual([])
    }
  })

  test('are told to those who teach, and to nobody else', async () => {
    const statusFor = async (persona: string) => {
      const { call, json } = demoServer(`persona=${persona}`)
      const { categoryList } = await json(`${problemPaths.categories}?page=1`)
      return (await call(fillPath(problemPaths.plan, { categoryId: categoryList[0]?.categoryId ?? 0 }))).status
    }
    expect(await statusFor('teacher')).toBe(200)
    expect(await statusFor('operator')).toBe(200)
    expect(await statusFor('learner')).toBe(403)
    expect(await statusFor('guest')).toBe(401)
    expect((await demoServer('persona=teacher').call(fillPath(problemPaths.plan, { categoryId: 1 }))).status).toBe(404)
  })
})
