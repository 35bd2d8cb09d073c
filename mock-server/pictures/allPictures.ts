import { siteOf } from '../content/channelSites.ts'
import { topics } from '../content/topics.ts'
import { avatarItem, diver, portrait, wardrobe } from './avatarPictures.ts'
import { marks } from './channelMarks.ts'
import { channelBanner, channelLogo } from './channelPictures.ts'
import { palettes } from './palettes.ts'
import { blogPicture, filmPoster, thumbnail } from './thumbnail.ts'
import { portraitCount } from '../world/pictureUrl.ts'

/** Lists every picture of the demo world by its path below `/demo-pictures/`; each is drawn when it is requested. */
export function allPictures(): ReadonlyMap<string, () => string> {
  const numbers = palettes.map((_, at) => at + 1)
  return new Map([
    ...topics.flatMap((topic) => numbers.map((number) => [`thumb/${topic}-${number}.svg`, () => thumbnail(topic, number)] as const)),
    ...topics.flatMap((topic) => numbers.map((number) => [`blog/${topic}-${number}.svg`, () => blogPicture(topic, number)] as const)),
    ...topics.map((topic) => [`poster/${topic}.svg`, () => filmPoster(topic)] as const),
    ...Object.keys(marks).map((label) => [`logo/${label}.svg`, () => channelLogo(label)] as const),
    ...Object.keys(marks).flatMap(banners),
    ...Array.from({ length: portraitCount }, (_, at) => [`portrait/${at + 1}.svg`, () => portrait(at)] as const),
    ...(['MAN', 'WOMAN'] as const).map((gender) => [`portrait/${gender}.svg`, () => diver(gender)] as const),
    ...Object.entries(wardrobe).flatMap(([category, pieces]) =>
      pieces.map((piece, at) => [`avatar/${category}-${at + 1}.svg`, () => avatarItem(piece)] as const),
    ),
  ])
}

function banners(label: string): readonly (readonly [string, () => string])[] {
  const site = siteOf(label)
  return (site?.banners ?? []).map((_, at) => [`banner/${label}-${at + 1}.svg`, () => channelBanner(at + 1, site?.focus ?? [])])
}
