import { describe, expect, it } from 'vitest'
import { hrefTo, listPaths, paths } from '../../src/domain/paths.ts'

describe('the addresses of the platform', () => {
  it('are filled with identifiers, each as one segment', () => {
    expect(hrefTo('lesson', { courseId: 7, lessonId: 'a/b' })).toBe('/course/7/lesson/a%2Fb')
    expect(hrefTo('home', {})).toBe('/')
  })

  it('do not compile without the identifiers they need', () => {
    // @ts-expect-error a lesson needs its course, too
    expect(hrefTo('lesson', { lessonId: 1 })).toBe('/course//lesson/1')
  })

  it('are spelt once each', () => {
    expect(new Set(Object.values(paths)).size).toBe(Object.values(paths).length)
  })

  it('of lists ask for all, the newest first [A-52]', () => {
    expect(listPaths.courses).toBe('/course?page=1&order=DESC')
    expect(listPaths.classes).toBe('/course?tab=class&page=1&order=DESC')
    expect(listPaths.blogs).toBe('/blog?page=1&order=DESC')
  })
})
