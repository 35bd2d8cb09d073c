import { expect, it } from 'vitest'
import { pickNotice, type PopupNotice } from '../../src/domain/notice.ts'

const notice = (popupShowingMethod: string): PopupNotice => ({ title: popupShowingMethod, content: null, link: null, popupShowingMethod })

it.each(['ALL', 'CHANNEL_DOLPHIN_HOME'])('shows a notice for %s [S-190 S-195 A-58]', (method) => {
  expect(pickNotice([notice(method)], false)).toEqual(notice(method))
})

it.each(['CHANNEL_HOME', 'all', '', 'NONE'])('does not show a notice for %j [S-190 F-047]', (method) => {
  expect(pickNotice([notice(method)], false)).toBeNull()
})

it('shows the first that is allowed, in the server’s order [A-57]', () => {
  const first = notice('CHANNEL_DOLPHIN_HOME')
  expect(pickNotice([notice('OTHER'), first, notice('ALL')], false)).toBe(first)
  expect(pickNotice([], false)).toBeNull()
})

it('shows none once the visitor has asked for no more [S-189 S-327]', () => {
  expect(pickNotice([notice('ALL')], true)).toBeNull()
})
