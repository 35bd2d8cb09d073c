import { expect, test } from 'vitest'
import { isSolvingPath, navPlaceOf } from '../../../src/domain/site/navigation.ts'

test.each([
  ['/', 'home'],
  ['/?persona=teacher', 'home'],
  ['/course', 'courses'],
  ['/course?page=1&order=DESC&keyword=tab=class', 'courses'],
  ['/course/12/lesson', 'courses'],
  ['/course/12/lesson/3', 'courses'],
  ['/course?tab=class&page=1', 'classes'],
  ['/course?page=1&tab=class', 'classes'],
  ['/course/class/7/lesson', 'classes'],
  ['/course/class/7/lesson/2', 'classes'],
  ['/live/course?page=3&order=ASC', 'liveClasses'],
  ['/problem?page=1', 'problems'],
  ['/problem/category', 'problems'],
  ['/learn/problem/3', 'problems'],
  ['/learn/block/3', 'problems'],
  ['/block?page=1', 'problems'],
  ['/document?page=1', 'documents'],
  ['/ranking?page=2', 'ranking'],
  ['/my', 'my'],
  ['/quest', null],
  ['/courses', null],
  ['/search?keyword=tab=class', null],
])('%s belongs to the place %s', (address, place) => {
  expect(navPlaceOf(address)).toBe(place)
})

test.each([
  ['/learn/problem/7003', true],
  ['/learn/block/2003', true],
  ['/learn/video/1', false],
  ['/learn/problem', false],
  ['/learn/problem/7003/notes', false],
  ['/course/1/lesson/2', false],
  ['/', false],
])('at %s something is solved, for which the page takes the whole window: %s', (pathname, isIt) => {
  expect(isSolvingPath(pathname)).toBe(isIt)
})
