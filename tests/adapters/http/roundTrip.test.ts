import { describe, expect, it } from 'vitest'
import {
  blockProblemItems,
  blogItems,
  channelBannerItems,
  courseClassItems,
  courseItems,
  liveClassItems,
  problemItems,
} from '../../../src/adapters/http/cardSchemas.ts'
import { channelInfoSchema, channelItems } from '../../../src/adapters/http/channel.ts'
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
    expect(parseObject(wire.viewer, viewerSchema, 'viewer')).toEqual({ authState: state, ...rest })
  })

  it('channel info, its settings as a map [S-138] [S-139] [S-140] [S-141] [S-142]', () => {
    const { customMap } = wire.channelInfo.info.channelCustomInfo
    expect(parseObject(wire.channelInfo, channelInfoSchema, 'channel info')).toEqual({
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
  ])('study log entry of type %s is identified by its %s [S-147] [A-75]', (type, idField) => {
    const others = { problemId: 1, videoId: 2, blockId: 3, worksheetId: 4, courseId: 5 }
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
    })
  })

  it('fields that the spec does not name are left behind [F-020]', () => {
    expect(read({ ...wire.course, isNew: true, likes: 3 }, courseItems)).toEqual(wire.course)
    expect(parseObject({ ...wire.viewer, token: 'secret' }, viewerSchema, 'viewer')).not.toHaveProperty('token')
  })
})
