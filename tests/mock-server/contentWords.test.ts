import { describe, expect, test } from 'vitest'
import { classFacts, liveFacts } from '../../mock-server/content/classContent.ts'
import { courseFacts } from '../../mock-server/content/courseContent.ts'
import { blogFacts } from '../../mock-server/content/homeContent.ts'
import { assignmentFacts } from '../../mock-server/content/homeworkContent.ts'
import { laterTitles } from '../../mock-server/content/laterTitles.ts'
import { neighbours } from '../../mock-server/content/neighbours.ts'
import { blockFacts, problemFacts } from '../../mock-server/content/problemContent.ts'
import { topics } from '../../mock-server/content/topics.ts'
import { personas } from '../../mock-server/demoAddress.ts'
import { channelLabels } from '../../mock-server/demoChannels.ts'
import { allPictures } from '../../mock-server/pictures/allPictures.ts'
import { titleOfRun } from '../../mock-server/world/catalogue.ts'
import { demoWorld, listsOf } from './demo.ts'

const { teachers, learners } = demoWorld().world.people

describe('the words of the demo world are written, not filled in', () => {
  test('there is enough of everything', () => {
    const amounts = { courseFacts, liveFacts, classFacts, problemFacts, blockFacts, blogFacts, neighbours, teachers, learners }
    const least = {
      courseFacts: 40,
      liveFacts: 24,
      classFacts: 24,
      problemFacts: 24,
      blockFacts: 16,
      blogFacts: 16,
      neighbours: 14,
      teachers: 24,
      learners: 40,
    }
    for (const [name, amount] of Object.entries(least))
      expect(amounts[name as keyof typeof amounts].length, name).toBeGreaterThanOrEqual(amount)
  })

  test('no title is said twice, and every topic has a course', () => {
    for (const facts of [courseFacts, liveFacts, classFacts, problemFacts, blockFacts, blogFacts, assignmentFacts]) {
      const titles = facts.map(({ title }) => title)
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    }
    expect(new Set(courseFacts.map(({ topic }) => topic))).toEqual(new Set(topics))
  })

  test('what is given again has a title of its own, without brackets', () => {
    const first = [...courseFacts, ...liveFacts, ...classFacts].map(({ title }) => title)
    expect(Object.keys(laterTitles).toSorted()).toEqual(first.toSorted())
    const all = [...first, ...Object.values(laterTitles)]
    expect(new Set(all).size).toBe(all.length)
    for (const title of all) expect(title).not.toMatch(/[()[\]]/)
    const longest = Math.max(...first.map(({ length }) => length))
    for (const title of Object.values(laterTitles)) expect(title.length, title).toBeLessThanOrEqual(longest + 4)
    const titles = [1, 2, 3, 4].map((term) => titleOfRun('SQL 소모임', { term }))
    expect(titles).toEqual(['SQL 소모임', '셋이서 끝까지 묻는 SQL', 'SQL 소모임 3기', '셋이서 끝까지 묻는 SQL 4기'])
  })

  test.each([1, 2, 3, 77, -5])('people of seed %d are named in Korean, each otherwise, and 하늘 is left to the learner', (seed) => {
    const people = demoWorld(`seed=${seed}`).world.people
    expect([people.teachers.length, people.learners.length]).toEqual([teachers.length, learners.length])
    for (const nickname of people.learners) expect(nickname).toMatch(/^[가-힣]{2,4}$/)
    for (const name of people.teachers) expect(name).toMatch(/^[가-힣]{2,6}$/)
    expect(new Set(people.learners).size).toBe(people.learners.length)
    expect(new Set(people.teachers).size).toBe(people.teachers.length)
    expect(people.learners).not.toContain('하늘')
  })

  test('every sentence to a reader is Korean in 해요체 and ends like one', () => {
    const sentences = [...courseFacts, ...liveFacts, ...classFacts].map(({ comment }) => comment)
    const others = [
      ...blogFacts.map(({ summary }) => summary),
      ...assignmentFacts.map(({ description }) => description),
      ...neighbours.map(({ description }) => description),
    ]
    for (const sentence of [...sentences, ...others]) expect(sentence).toMatch(/(요|에요|죠|뿐이에요)[.?!]$/)
  })

  test('every class says when it is', () => {
    for (const { comment } of [...liveFacts, ...classFacts]) expect(comment).toMatch(/요일|평일|월·수·금/)
  })

  const everything = JSON.stringify([
    ...channelLabels.map((label) => [listsOf(`channel=${label}`), demoWorld(`channel=${label}`).channelInfo(label)]),
    listsOf('content=huge'),
    ...personas.map((persona) => demoWorld(`persona=${persona}&notice=all`).viewer()),
    ...['all', 'dolphin', 'other'].map((notice) => demoWorld(`notice=${notice}`).popups()),
  ])

  test('nothing is filler: no lorem, no undefined, no NaN, no object', () => {
    expect(everything).not.toMatch(/lorem|ipsum|undefined|NaN|\[object|TODO|테스트용/i)
  })

  test('every title and name has Hangul in it', () => {
    const words = [
      ...everything.matchAll(/"(?:title|channelName|nickname|summary|comment|description|channelTag|introduction)":"([^"]+)"/g),
    ]
    expect(words.length).toBeGreaterThan(1_000)
    expect(words.map(([, text]) => text ?? '').filter((text) => !/[가-힣]/.test(text))).toEqual([])
  })

  test('no telephone, address of mail or number can be somebody’s', () => {
    const told = (field: string) => [...everything.matchAll(new RegExp(`"${field}":"([^"]+)"`, 'g'))].map(([, text]) => text ?? '')
    const [numbers, mails] = [told('telephone'), told('email')]
    expect([numbers.length, mails.length]).not.toContain(0)
    expect(numbers.filter((number) => !number.includes('-000-'))).toEqual([])
    expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([])
  })

  test('every picture that the world speaks of is drawn', () => {
    const pictures = allPictures()
    const asked = new Set([...everything.matchAll(/"\/demo-pictures\/([^"]+)"/g)].map(([, path]) => path ?? ''))
    expect([...asked].filter((path) => !pictures.has(path))).toEqual([])
    expect(asked.size).toBeGreaterThan(200)
  })
})
