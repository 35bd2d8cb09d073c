import type { Topic } from '../content/topics.ts'

const root = '/demo-pictures'

const paletteCount = 8
export const portraitCount = 36

/** Returns the palette of a catalogue's entry: always the same, and another one than its neighbours' in the catalogue. */
export function paletteNumber(entry: number): number {
  return ((entry * 3) % paletteCount) + 1
}

export const pictureUrl = {
  thumbnail: (topic: Topic, entry: number) => `${root}/thumb/${topic}-${paletteNumber(entry)}.svg`,
  blog: (topic: Topic, entry: number) => `${root}/blog/${topic}-${paletteNumber(entry)}.svg`,
  poster: (topic: Topic) => `${root}/poster/${topic}.svg`,
  logo: (channelDomain: string) => `${root}/logo/${channelDomain}.svg`,
  banner: (channelDomain: string, number: number) => `${root}/banner/${channelDomain}-${number}.svg`,
  portrait: (face: number) => `${root}/portrait/${(face % portraitCount) + 1}.svg`,
  diver: (gender: 'MAN' | 'WOMAN') => `${root}/portrait/${gender}.svg`,
  avatarItem: (category: string, variant: number) => `${root}/avatar/${category}-${variant}.svg`,
} as const
