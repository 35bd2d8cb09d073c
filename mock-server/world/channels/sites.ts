import type { ChannelFacts } from './ChannelFacts.ts'
import type { ChannelSite } from './ChannelSite.ts'
import { garam } from './garam.ts'
import { haeon } from './haeon.ts'
import { mulsori } from './mulsori.ts'
import { narae } from './narae.ts'
import { neighbours } from './neighbours.ts'
import { notUsed } from './notUsed.ts'
import { pado } from './pado.ts'
import { saebyeok } from './saebyeok.ts'
import { yeoul } from './yeoul.ts'

const sites: readonly ChannelSite[] = [haeon, narae, pado, garam, yeoul, saebyeok, mulsori]

/** Channels that have something to show. */
export const busyChannels: readonly ChannelFacts[] = [...sites.filter(({ hasContent }) => hasContent), ...neighbours]

export function siteOf(label: string): ChannelSite | null {
  const found = sites.find((site) => site.label === label)
  const neighbour = neighbours.find((facts) => facts.label === label)
  return found ?? (neighbour === undefined ? null : plainSite(neighbour))
}

function plainSite(facts: ChannelFacts): ChannelSite {
  return {
    ...facts,
    role: null,
    parent: null,
    productSlug: null,
    brandColor: '#0F5CCB',
    customMap: {},
    ...notUsed,
    banners: [{ title: facts.description, link: '/course?page=1&order=DESC' }],
    hasContent: true,
  }
}
