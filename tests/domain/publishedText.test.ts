import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateComment } from '../../src/domain/blogArticle.ts'
import { channelAnnouncementGap } from '../../src/domain/channelAnnouncement.ts'
import { announcementGap } from '../../src/domain/course-class/announcement.ts'
import { isBlank } from '../../src/domain/publishedText.ts'
import { textGap } from '../../src/domain/question.ts'
import { validateReviewDraft } from '../../src/domain/review.ts'
import { textLength } from '../../src/domain/textLength.ts'
import { aChannelAnnouncement } from './aChannelAnnouncement.ts'

const invisible = [
  '',
  ' \n\t',
  '\u00A0',
  '\u00AD',
  '\u115F',
  '\u1160',
  '\u200B',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\u0000\u001B',
  '\u{E0020}',
]

describe('a text in which nothing can be seen is empty', () => {
  it.each(invisible.flatMap((text) => [text, text.repeat(40), ` ${text}\n`]))('%j', (text) => {
    expect(isBlank(text)).toBe(true)
    expect(textLength(text)).toBe(0)
    expect(textGap(text, 100)).toBe('empty')
    expect(validateComment(text)).toBe('empty')
    expect(announcementGap(text)).toBe('empty')
    expect(validateReviewDraft({ rating: 5, content: text })).toEqual({ kind: 'tooShort', length: 0 })
    expect(channelAnnouncementGap(aChannelAnnouncement({ content: text }), '2026-11-20')).toBe('empty')
    expect(channelAnnouncementGap(aChannelAnnouncement({ title: text }), '2026-11-20')).toBe('noTitle')
  })

  it.each(['.', '가', '❤️', '👩‍💻', '\u200B가', 'ㅤ가ㅤ', '͏a'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false)
    expect(textGap(text, 100)).toBe(null)
  })

  it('whatever stands beside it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...invisible),
        fc.constantFrom('가', 'a', '!', '1'),
        fc.constantFrom(...invisible),
        (before, text, after) => {
          expect(isBlank(before + text + after)).toBe(false)
        },
      ),
    )
  })
})
