import { describe, expect, it } from 'vitest'
import { type HandInConnection, handInSentence, type HandInStage } from '../../../src/domain/problems/handIn.ts'

const stored = '보내지 못한 답 2개를 이 기기에 담아 두었어요.'
const unstored = '보내지 못한 답 2개를 이 기기에 저장하지 못했어요. 이 화면을 닫지 마세요.'
const sending = '답 2개를 보내고 있어요.'

/** The sentence by stage, whether the device has stored the answers, and connection. */
const sentences: readonly (readonly [HandInStage, boolean, HandInConnection, string])[] = [
  ['waiting', true, 'online', `${stored} 곧 다시 보낼게요.`],
  ['waiting', true, 'offline', `${stored} 연결되면 보낼게요.`],
  ['waiting', true, 'signedOut', `${stored} 로그인하면 보낼게요.`],
  ['waiting', false, 'online', `${unstored} 곧 다시 보낼게요.`],
  ['waiting', false, 'offline', `${unstored} 연결되면 보낼게요.`],
  ['waiting', false, 'signedOut', `${unstored} 로그인하면 보낼게요.`],
  ['sending', true, 'online', sending],
  ['sending', true, 'offline', sending],
  ['sending', true, 'signedOut', sending],
  ['sending', false, 'online', `${sending} 이 화면을 닫지 마세요.`],
  ['sending', false, 'offline', `${sending} 이 화면을 닫지 마세요.`],
  ['sending', false, 'signedOut', `${sending} 이 화면을 닫지 마세요.`],
  ...(['online', 'offline', 'signedOut'] as const).flatMap((connection) =>
    [true, false].flatMap((isStored) => [
      ['sent', isStored, connection, '보내지 못했던 답 2개를 보냈어요'] as const,
      ['refused', isStored, connection, '보내지 못했던 답 2개를 받아 주지 않았어요'] as const,
    ]),
  ),
]

describe('what is said of answers in the outbox', () => {
  it.each(sentences)('that are %s, stored: %s, %s', (stage, isStored, connection, sentence) => {
    const state = { stage, isStored, connection, isTimed: false }
    expect(handInSentence({ ...state, count: 2 })).toBe(sentence)
    expect(handInSentence({ ...state, count: 0 })).toBeNull()
  })

  it('has every stage with every storage and connection once', () => {
    expect(new Set(sentences.map((row) => row.slice(0, 3).join())).size).toBe(4 * 2 * 3)
  })

  it('tells that the time goes with them where it does', () => {
    expect(handInSentence({ stage: 'waiting', count: 1, isStored: true, connection: 'offline', isTimed: true })).toBe(
      '보내지 못한 답 1개를 이 기기에 담아 두었어요. 연결되면 낸 시각과 함께 보낼게요.',
    )
  })
})
