import { describe, expect, it } from 'vitest'
import { channelExtraLink } from '../../../src/domain/home/channelExtraLink.ts'
import { aChannel } from '../channel/aChannel.ts'
import { links } from '../site/places.ts'

describe('where the extra channel block leads', () => {
  it("leads a premium channel's members to its parent [S-097] [S-211] [A-08]", () => {
    const channel = aChannel({ parent: 'narae' })
    expect(channelExtraLink('ROLE_CHANNEL_PREMIUM', channel, links)).toEqual({
      leadsTo: 'parent',
      href: `https://narae.${links.rootDomain}`,
    })
  })

  it("leads an enterprise's members to its own domain [S-207] [A-08]", () => {
    const channel = aChannel({ parent: 'narae' })
    expect(channelExtraLink('ROLE_CHANNEL_ENTERPRISE', channel, links)).toEqual({
      leadsTo: 'own',
      href: `https://haeon.${links.rootDomain}`,
    })
  })
})
