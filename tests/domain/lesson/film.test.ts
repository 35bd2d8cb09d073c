import { describe, expect, it } from 'vitest'
import { cueAt, filmLength, type FilmScene, parseWebVtt, playbackRateOf, sceneAt } from '../../../src/domain/lesson/film.ts'

const scene = (seconds: number, title: string): FilmScene => ({ seconds, board: { kind: 'title', title, note: null } })
const scenes = [scene(3, '하나'), scene(-1, '없음'), scene(2, '둘')]

it.each([
  ['1.5', 1.5],
  ['16', 1],
  [null, 1],
])('a rate that is stored as %s is %d', (text, rate) => {
  expect(playbackRateOf(text)).toBe(rate)
})

describe('a film of scenes', () => {
  it('is as long as they are together', () => {
    expect(filmLength(scenes)).toBe(5)
    expect(filmLength([])).toBe(0)
  })

  it.each([
    [0, 0],
    [2.9, 0],
    [3, 2],
    [5, 2],
    [99, 2],
  ])('shows at second %d scene %d', (seconds, number) => {
    expect(sceneAt(scenes, seconds)).toEqual({ number, scene: scenes[number] })
  })

  it('without scenes shows none', () => {
    expect(sceneAt([], 1)).toBeNull()
  })
})

const text = `WEBVTT
Kind: captions

NOTE a remark

1
00:04.000 --> 00:06.500 align:start
<v 소라>두 번째예요.
둘째 줄이에요.

01:02:03.000 --> 01:02:04.000
나중이에요.

00:00.000 --> 00:04.000
첫 번째예요.

00:09.000 --> 00:08.000
거꾸로예요.

00:10.000 --> 00:11.000

00:xx --> 00:12.000
읽을 수 없어요.`

describe('captions in WebVTT', () => {
  it('are read in their order, as text, without what cannot be read', () => {
    expect(parseWebVtt(text)).toEqual([
      { startSeconds: 0, endSeconds: 4, text: '첫 번째예요.' },
      { startSeconds: 4, endSeconds: 6.5, text: '두 번째예요.\n둘째 줄이에요.' },
      { startSeconds: 3723, endSeconds: 3724, text: '나중이에요.' },
    ])
    expect(parseWebVtt(text.replaceAll('\n', '\r\n'))).toHaveLength(3)
    expect(parseWebVtt('')).toEqual([])
  })

  it.each([
    [0, 0],
    [4, 1],
    [7, null],
  ])('at second %d cue %j is on', (seconds, place) => {
    expect(cueAt(parseWebVtt(text), seconds)).toBe(place)
  })
})
