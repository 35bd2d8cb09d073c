import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  blockProblemItems,
  blogItems,
  channelBannerItems,
  courseClassItems,
  courseItems,
  liveClassItems,
  problemItems,
} from '../../../src/adapters/http/cardSchemas.ts'
import { channelInfoSchema, channelItems, parseJoinedChannels } from '../../../src/adapters/http/channel.ts'
import { assignmentItems, parseHomeData, rankingItems, studyLogItems } from '../../../src/adapters/http/home.ts'
import { noticeItems } from '../../../src/adapters/http/notice.ts'
import { type ItemReader, parseList, parseObject, ShapeError } from '../../../src/adapters/http/parsing.ts'
import { questItems } from '../../../src/adapters/http/quest.ts'
import { experienceSchema, viewerSchema } from '../../../src/adapters/http/viewer.ts'
import * as wire from './wire.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

type Parser<T = unknown> = (raw: unknown) => T
const lists: readonly (readonly [string, object, ItemReader<unknown>])[] = [
  ['course', wire.course, courseItems],
  ['course class', wire.courseClass, courseClassItems],
  ['live class', { ...wire.course, courseClassId: 1 }, liveClassItems],
  ['channel', wire.channel, channelItems],
  ['channel banner', wire.channelBanner, channelBannerItems],
  ['problem', wire.problem, problemItems],
  ['block problem', wire.block, blockProblemItems],
  ['blog', wire.blog, blogItems],
  ['assignment', wire.assignment, assignmentItems],
  ['study log', { ...wire.studyLog, problemId: 1, courseId: 1 }, studyLogItems],
  ['ranking', wire.rankingEntry, rankingItems],
  ['quest', wire.userQuest, questItems],
  ['notice', wire.notice, noticeItems],
]
const objects: readonly (readonly [string, object, Parser])[] = [
  ['viewer', wire.viewer, (raw) => parseObject(raw, viewerSchema, 'viewer', null)],
  ['channel info', wire.channelInfo, (raw) => parseObject(raw, channelInfoSchema, 'channel info', null)],
  ['experience', { experience: 1, requiredExperience: 2 }, (raw) => parseObject(raw, experienceSchema, 'experience', null)],
  ['joined channels', { totalCount: 1, channels: [wire.channel] }, (raw) => parseJoinedChannels(raw, recordingLog())],
  ['home data', wire.homeData, (raw) => parseHomeData(raw, recordingLog())],
]

/** Draws the right shape with arbitrary values in some of its places. */
function disturbed(sample: unknown): fc.Arbitrary<unknown> {
  const noise = fc.jsonValue({ depthSize: 'small' })
  if (Array.isArray(sample) && sample.length > 0)
    return fc.oneof({ weight: 3, arbitrary: fc.array(disturbed(sample[0]), { maxLength: 3 }) }, { weight: 1, arbitrary: noise })
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return fc.oneof(fc.constant(sample), noise)
  const fields = Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, disturbed(value)]))
  return fc.oneof({ weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: noise })
}

const whatever = (sample: object) => fc.oneof(fc.jsonValue(), disturbed(sample))

it.each(lists)(
  'any JSON as a list of %s gives items with ids or a ShapeError, and nothing unusable inside [F-023] [F-028]',
  (_name, sample, items) => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(whatever(sample), { maxLength: 5 })), (raw) => {
        const parsed = parsedOrRefused(raw, (list) => parseList(list, items, 'list', recordingLog()))
        expectUsable(parsed)
        const ids = (parsed ?? []).map((item) => items.idOf?.(item)).filter((id) => id !== undefined && id !== null)
        expect(new Set(ids.map(String)).size).toBe(ids.length)
        for (const id of ids) expect(String(id).trim()).not.toBe('')
      }),
      { numRuns: 150 },
    )
  },
)

it.each(objects)('any JSON as %s gives a whole one or a ShapeError [F-023] [F-024]', (_name, sample, parse) => {
  fc.assert(
    fc.property(whatever(sample), (raw) => expectUsable(parsedOrRefused(raw, parse))),
    { numRuns: 300 },
  )
})

/** Returns null for a value that the parser refuses; it must not fail in any other way. */
function parsedOrRefused<T>(raw: unknown, parse: Parser<T>): T | null {
  try {
    return parse(raw)
  } catch (error) {
    expect(error).toBeInstanceOf(ShapeError)
    return null
  }
}

/** Checks that a value has no undefined item and no number that is not finite, at any depth. */
function expectUsable(value: unknown): void {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) expect.fail(`found ${value}`)
  if (value instanceof Map) for (const entry of value.values()) expectUsable(entry)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) expectUsable(inner)
}
