import { expect, test } from 'vitest'
import { navPlaceOf } from '../../../src/domain/site/navigation.ts'

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
