import type { Topic } from './catalogue/topics.ts'

const root = '/demo-pictures'

/** How many palettes a thumbnail comes in, and how many faces there are. */
export const paletteCount = 8
export const portraitCount = 36

export const pictureUrl = {
  thumbnail: (topic: Topic, palette: number) => `${root}/thumb/${topic}-${(palette % paletteCount) + 1}.svg`,
  blog: (topic: Topic, palette: number) => `${root}/blog/${topic}-${(palette % paletteCount) + 1}.svg`,
  logo: (channelDomain: string) => `${root}/logo/${channelDomain}.svg`,
  banner: (channelDomain: string, number: number) => `${root}/banner/${channelDomain}-${number}.svg`,
  portrait: (face: number) => `${root}/portrait/${(face % portraitCount) + 1}.svg`,
  avatarItem: (category: string, variant: number) => `${root}/avatar/${category}-${variant}.svg`,
} as const
