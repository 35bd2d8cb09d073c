import { describe, expect, it } from 'vitest'
import { studyTypes } from '../../src/domain/content/contentKind.ts'
import { blogHref } from '../../src/domain/blog.ts'
import { courseHref } from '../../src/domain/course/course.ts'
import { assignmentHref } from '../../src/domain/homework.ts'
import { blockHref, problemHref } from '../../src/domain/problems/problemKinds.ts'
import { studyLogHref } from '../../src/domain/study.ts'

describe('card links', () => {
  it('a text problem opens /learn/problem/{id}, by its problemId [S-109 A-74]', () => {
    expect(problemHref({ problemId: 12 })).toBe('/learn/problem/12')
  })

  it('a block problem opens /learn/block/{id} [S-110]', () => {
    expect(blockHref({ blockId: 'b1' })).toBe('/learn/block/b1')
  })

  it('a course opens its lessons [S-112]', () => {
    expect(courseHref({ courseId: 3 })).toBe('/course/3/lesson')
  })

  it('a homework card opens the task of its assignment [S-116]', () => {
    expect(assignmentHref({ homeworkId: 4, assignmentId: 5 })).toBe('/homework/4/assignment/5/task')
  })

  it('a blog opens /blog/{id} [S-117]', () => {
    expect(blogHref({ blogId: 6 })).toBe('/blog/6')
  })

  it.each([
    ['PROBLEM', '/learn/problem/9', 'S-109'],
    ['VIDEO', '/learn/video/9', 'S-111'],
    ['BLOCK', '/learn/block/9', 'S-110'],
    ['WORKSHEET', '/worksheet/9/chapter', 'S-115'],
    ['COURSE', '/course/9/lesson', 'S-112'],
    ['DOCUMENT', '/learn/document/9', 'S-003'],
  ] as const)('a study log of a %s opens %s [S-147 %s]', (type, href, _statement) => {
    expect(studyLogHref({ type, id: 9 })).toBe(href)
  })

  it.each(studyTypes)('a study log of a %s without its identifier has no link [A-75]', (type) => {
    expect(studyLogHref({ type, id: null })).toBeNull()
  })

  it('identifiers stay one segment of the path, whatever they hold [F-054]', () => {
    expect(courseHref({ courseId: 'a/b?c#d 가' })).toBe('/course/a%2Fb%3Fc%23d%20%EA%B0%80/lesson')
    expect(courseHref({ courseId: 'half \ud800' })).toBe('/course/half%20%EF%BF%BD/lesson')
    expect(courseHref({ courseId: 'whole 🐬' })).toBe('/course/whole%20%F0%9F%90%AC/lesson')
  })
})
