import { describe, expect, it } from 'vitest'
import { channelChoices } from '../../../src/domain/course/channelChoices.ts'

const channel = (channelDomain: string | null, channelName: string | null) => ({ channelDomain, channelName })

describe('the channels that a catalogue can be narrowed to', () => {
  it('are those that one has met, each once and in the order of their names', () => {
    const met = [channel('pado', '파도코딩클럽'), channel('garam', '가람코딩'), null, channel('pado', '파도코딩클럽')]
    expect(channelChoices(met, null)).toEqual([
      { channelDomain: 'garam', name: '가람코딩' },
      { channelDomain: 'pado', name: '파도코딩클럽' },
    ])
  })

  it('hold the chosen one, even where nobody has met it', () => {
    expect(channelChoices([], 'haeon')).toEqual([{ channelDomain: 'haeon', name: 'haeon' }])
    expect(channelChoices([channel('haeon', '해온코딩학원')], 'haeon')).toEqual([{ channelDomain: 'haeon', name: '해온코딩학원' }])
  })

  it('go by their address where they have no name, and are left out without an address', () => {
    expect(channelChoices([channel('garam', ' '), channel(null, '이름뿐'), channel('', '이름뿐')], null)).toEqual([
      { channelDomain: 'garam', name: 'garam' },
    ])
  })

  it('take the name from wherever it is known', () => {
    expect(channelChoices([channel('garam', null), channel('garam', '가람코딩')], null)).toEqual([
      { channelDomain: 'garam', name: '가람코딩' },
    ])
  })
})
