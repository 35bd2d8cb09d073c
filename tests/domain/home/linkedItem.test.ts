import { expect, test } from 'vitest'
import type { HomeData } from '../../../src/domain/home/context.ts'
import { linkedItem } from '../../../src/domain/home/linkedItem.ts'

const problem = { problemId: 7, problemStorageId: 1, title: '조개 세기', difficulty: 5, character: null, categoryList: [] }
const block = { blockId: 'b-7', problemStorageId: 7, title: '게걸음 블록', difficulty: 3, character: null, categoryList: [] }
const blog = { blogId: 7, title: '첫 대회 후기', summary: null, thumbnail: null, user: null }
const offer = {
  title: '파이썬 첫 헤엄',
  comment: '물에 뜨는 법부터',
  thumbnail: null,
  cost: null,
  paymentType: null,
  isOnlyForChannelUser: false,
  channelProfile: null,
  teacher: null,
}
const home: Partial<HomeData> = {
  problems: [problem],
  blocks: [block],
  blogs: [blog],
  courses: [{ ...offer, courseId: 7, level: null, rating: null }],
  courseClasses: [{ ...offer, title: '토요반', courseClassId: 7, schedule: null, isClosed: false }],
}

test('what a link was about is found by the kind of its address, not by the number alone', () => {
  expect(linkedItem(home, { problemId: '7' })).toEqual({ kind: 'problem', title: '조개 세기', problem })
  expect(linkedItem(home, { blockId: 'b-7' })).toEqual({ kind: 'problem', title: '게걸음 블록', problem: block })
  expect(linkedItem(home, { blogId: '7' })).toEqual({ kind: 'blog', title: '첫 대회 후기', blog })
  expect(linkedItem(home, { courseId: '7' })).toEqual({ kind: 'offer', title: '파이썬 첫 헤엄', comment: '물에 뜨는 법부터' })
  expect(linkedItem(home, { courseClassId: '7' })).toMatchObject({ title: '토요반' })
})

test('what the home page does not list, or has not listed yet, has no name', () => {
  expect(linkedItem(home, { blogId: '8' })).toBeNull()
  expect(linkedItem(home, {})).toBeNull()
  expect(linkedItem({ problems: null }, { problemId: '7' })).toBeNull()
  expect(linkedItem(null, { problemId: '7' })).toBeNull()
})
