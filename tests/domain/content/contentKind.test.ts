import { describe, expect, it } from 'vitest'
import {
  byNoun,
  contentHref,
  contentKinds,
  contentListHref,
  idFieldOf,
  isMaterial,
  lessonKinds,
  materialKinds,
  pluralOf,
  questionContents,
  starCountFor,
  studyTypes,
  taskTypes,
} from '../../../src/domain/content/contentKind.ts'

describe('kinds of content', () => {
  it('are the seven of the spec [S-003]', () => {
    expect(contentKinds).toEqual(['COURSE', 'COURSE_CLASS', 'PROBLEM', 'BLOCK', 'VIDEO', 'DOCUMENT', 'WORKSHEET'])
  })

  it('are lessons, tasks, rows of the study log, materials, and what is asked about', () => {
    expect(lessonKinds).toEqual(['PROBLEM', 'BLOCK', 'VIDEO', 'DOCUMENT'])
    expect(taskTypes).toEqual(['PROBLEM', 'BLOCK', 'VIDEO', 'DOCUMENT', 'WORKSHEET'])
    expect(studyTypes).toEqual(['COURSE', 'PROBLEM', 'BLOCK', 'VIDEO', 'DOCUMENT', 'WORKSHEET'])
    expect(materialKinds).toEqual(['VIDEO', 'DOCUMENT'])
    expect(contentKinds.filter((kind) => isMaterial(kind))).toEqual(materialKinds)
    expect(questionContents).toEqual(['COURSE', 'COURSE_CLASS', 'PROBLEM', 'BLOCK', 'VIDEO', 'DOCUMENT'])
  })

  it.each([
    ['COURSE', '/course/7/lesson', '/course?page=1&order=DESC', 'courseId', 5],
    ['COURSE_CLASS', '/course/class/7/lesson', '/course?tab=class&page=1&order=DESC', 'courseClassId', 5],
    ['PROBLEM', '/learn/problem/7', '/problem?page=1&order=DESC', 'problemId', 5],
    ['BLOCK', '/learn/block/7', '/block?page=1&order=DESC', 'blockId', 5],
    ['VIDEO', '/learn/video/7', '/video?page=1&order=DESC', 'videoId', 7],
    ['DOCUMENT', '/learn/document/7', '/document?page=1&order=DESC', 'documentId', 7],
    ['WORKSHEET', '/worksheet/7/chapter', '/worksheet?page=1&order=DESC', 'worksheetId', 5],
  ] as const)('%s stands at %s, among all of %s', (kind, href, list, idField, starCount) => {
    expect(contentHref(kind, 7)).toBe(href)
    expect(contentListHref(kind)).toBe(list)
    expect(idFieldOf(kind)).toBe(idField)
    expect(starCountFor(kind)).toBe(starCount)
  })

  it('encode what their address is made of', () => {
    expect(contentHref('VIDEO', 'a/b $& ?')).toBe('/learn/video/a%2Fb%20%24%26%20%3F')
  })

  it('are named in calls by their noun [A-75]', () => {
    expect(lessonKinds.map((kind) => pluralOf(kind))).toEqual(['problems', 'blocks', 'videos', 'documents'])
    expect(byNoun(materialKinds, (kind) => kind)).toEqual({ video: 'VIDEO', document: 'DOCUMENT' })
  })
})
