import { expect, test } from 'vitest'
import { allPictures } from '../../../mock-server/pictures/allPictures.ts'
import { avatarItem, piece } from '../../../mock-server/pictures/avatarPictures.ts'
import { pictureUrl } from '../../../mock-server/world/pictureUrl.ts'
import { diverItems } from '../../../mock-server/world/viewer.ts'
import { sortByLayer } from '../../../src/domain/viewer.ts'
import { demoPage, memoryStore } from '../demo.ts'

interface Shown {
  readonly nickname: string
  readonly profile: string | null
}

test('a persona has the picture of their diver in every list, and none before an avatar is chosen', async () => {
  const { json } = demoPage('persona=teacher', memoryStore())
  const { memberList: members } = await json('channels/members')
  const { memberList: classmates } = await json('users/course-classes/15018/enrolls/members')
  const pictureOf = (name: string, list: readonly Shown[] = members) => list.find(({ nickname }) => nickname === name)?.profile
  expect([pictureOf('하늘'), pictureOf('하늘', classmates), pictureOf('뱃고동'), pictureOf('새내기')]).toEqual([
    pictureUrl.diver('WOMAN'),
    pictureUrl.diver('WOMAN'),
    pictureUrl.diver('MAN'),
    null,
  ])
})

test('the picture is drawn from the pieces that the avatar wears at first, in the same order', () => {
  const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  for (const gender of ['MAN', 'WOMAN'] as const) {
    const drawn = allPictures().get(`portrait/${gender}.svg`)?.() ?? ''
    const worn = diverItems(gender)
    const layers = sortByLayer(worn.map(([itemCategory]) => ({ itemCategory, spriteStand1: '' })))
    expect(worn.map(([category]) => category)).toEqual(layers.map(({ itemCategory }) => itemCategory))
    const pieces = worn.map(([category, variant]) => inner(avatarItem(piece(category, variant - 1))))
    expect(drawn).toContain(pieces.join(''))
  }
})
