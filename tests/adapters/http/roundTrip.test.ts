import { describe, expect, it } from 'vitest'
import {
  blockProblemItems,
  blogItems,
  channelBannerItems,
  courseClassItems,
  courseItems,
  enrolledCourseItems,
  liveClassItems,
  problemItems,
} from '../../../src/adapters/http/cardSchemas.ts'
import { channelInfoSchema, channelItems } from '../../../src/adapters/http/channel.ts'
import { taughtClassItems } from '../../../src/adapters/http/courseClass.ts'
import { assignmentItems, parseHomeData, rankingItems, studyLogItems } from '../../../src/adapters/http/home.ts'
import { noticeItems } from '../../../src/adapters/http/notice.ts'
import { type ItemReader, parseList, parseObject } from '../../../src/adapters/http/parsing.ts'
import { questItems } from '../../../src/adapters/http/quest.ts'
import { viewerSchema } from '../../../src/adapters/http/viewer.ts'
import * as wire from './wire.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const read = <T>(item: unknown, items: ItemReader<T>) => parseList([item], items, 'list', recordingLog())[0]

describe('a complete item keeps every field that the spec names', () => {
  it.each<[string, object, ItemReader<unknown>]>([
    ['course [S-126] [S-127] [S-128]', wire.course, courseItems],
    ['course class [S-133]', wire.courseClass, courseClassItems],
    ['channel [S-137]', wire.channel, channelItems],
    ['channel banner [S-157]', wire.channelBanner, channelBannerItems],
    ['problem [S-143] [S-135]', wire.problem, problemItems],
    ['block problem [S-144]', wire.block, blockProblemItems],
    ['assignment [S-145]', wire.assignment, assignmentItems],
    ['blog [S-146]', wire.blog, blogItems],
    ['ranking entry [S-148] [S-149]', wire.rankingEntry, rankingItems],
    ['quest [S-151] [S-152]', wire.userQuest, questItems],
    ['popup notice [S-155]', wire.notice, noticeItems],
  ])('%s', (_name, item, items) => {
    expect(read(item, items)).toEqual(item)
  })

  it('viewer: `state` is what the product calls the auth state [S-156]', () => {
    const { state, ...rest } = wire.viewer
    expect(parseObject(wire.viewer, viewerSchema, 'viewer', null)).toEqual({ authState: state, ...rest })
  })

  it('channel info, its settings as a map [S-138] [S-139] [S-140] [S-141] [S-142]', () => {
    const { customMap } = wire.channelInfo.info.channelCustomInfo
    expect(parseObject(wire.channelInfo, channelInfoSchema, 'channel info', null)).toEqual({
      ...wire.channelInfo,
      info: { ...wire.channelInfo.info, channelCustomInfo: { customMap: new Map(Object.entries(customMap)) } },
    })
  })

  it.each([
    ['PROBLEM', 'problemId'],
    ['VIDEO', 'videoId'],
    ['BLOCK', 'blockId'],
    ['WORKSHEET', 'worksheetId'],
    ['COURSE', 'courseId'],
    ['DOCUMENT', 'documentId'],
  ])('study log entry of type %s is identified by its %s [S-147] [A-75]', (type, idField) => {
    const others = { problemId: 1, videoId: 2, blockId: 3, worksheetId: 4, courseId: 5, documentId: 6 }
    const entry = { type, title: '변수란?', updatedDate: '2026-11-20T01:00:00Z' }
    expect(read({ ...entry, ...others, [idField]: 'it' }, studyLogItems)).toEqual({ ...entry, id: 'it' })
  })

  it('a recommended live class is a course class or a course, and remembers which', () => {
    expect(read(wire.courseClass, liveClassItems)).toEqual({ kind: 'course-class', ...wire.courseClass })
    expect(read(wire.course, liveClassItems)).toEqual({ kind: 'course', ...wire.course })
  })

  it('home data is read from the ten paths of the spec [S-157] [S-288]', () => {
    expect(parseHomeData(wire.homeData, recordingLog())).toEqual({
      subDomain: 'haeon',
      isDesktop: true,
      channelBanners: [wire.channelBanner],
      blocks: [wire.block],
      courses: [wire.course],
      liveClasses: [
        { kind: 'course-class', ...wire.courseClass },
        { kind: 'course', ...wire.course },
      ],
      courseClasses: [wire.courseClass],
      problems: [wire.problem],
      blogs: [wire.blog],
      channels: [wire.channel],
      totals: { courses: null, courseClasses: null, problems: null },
    })
  })

  it('how many there are in all is read beside the lists, where it is told', () => {
    const told = {
      ...wire.homeData,
      recommendationCourse: { courseList: [], totalCount: 102 },
      recommendationProblem: { totalCount: 'many' },
    }
    expect(parseHomeData(told, recordingLog()).totals).toEqual({ courses: 102, courseClasses: null, problems: null })
  })

  it('a course being taken keeps how far one is; without its counts nothing is told of it', () => {
    const progress = {
      completedCount: 9,
      totalCount: 12,
      nextLesson: { lessonId: 4, title: '그물 짜기' },
      studiedDate: '2026-11-16T09:50:00Z',
    }
    expect(read({ ...wire.course, ...progress }, enrolledCourseItems)).toEqual({ ...wire.course, progress })
    expect(read({ ...wire.course, ...progress, nextLesson: { title: 7 } }, enrolledCourseItems)).toMatchObject({
      progress: { nextLesson: null },
    })
    expect(read(wire.course, enrolledCourseItems)).toEqual({ ...wire.course, progress: null })
    expect(read({ ...wire.course, ...progress, totalCount: -1 }, enrolledCourseItems)).toMatchObject({ progress: null })
  })

  it('a class that one teaches keeps its next meeting; a broken one is none', () => {
    const nextMeeting = { meetingId: 5, title: '11월 20일 수업', startsAt: '2026-11-20T10:00:00Z', endsAt: '2026-11-20T12:00:00Z' }
    expect(read({ ...wire.courseClass, nextMeeting }, taughtClassItems)).toMatchObject({ nextMeeting, timetable: null })
    expect(read({ ...wire.courseClass, nextMeeting: { meetingId: 5 } }, taughtClassItems)).toMatchObject({ nextMeeting: null })
  })

  it('fields that the spec does not name are left behind [F-020]', () => {
    expect(read({ ...wire.course, isNew: true, likes: 3 }, courseItems)).toEqual(wire.course)
    expect(parseObject({ ...wire.viewer, token: 'secret' }, viewerSchema, 'viewer', null)).not.toHaveProperty('token')
  })
})
