import type { ChannelInfo } from './ChannelInfo.ts'
import { sectionSetting } from './sectionSetting.ts'

/** The channel's own word for ‘channel’ (S-094), or else the installation's. */
export function channelTerm(channel: ChannelInfo | null, ofInstallation: string | null): string {
  return sectionSetting(channel, 'GLOBAL_CHANNEL_NAME').title ?? ofInstallation ?? '채널'
}

/** ‘It is …’. The spec always writes 이에요; with `josa` a word that ends in a vowel gets 예요. */
export function withCopula(term: string, josa: boolean): string {
  return `${term}${josa && endsInVowel(term) ? '예요' : '이에요'}`
}

const firstSyllable = '가'.charCodeAt(0)
const lastSyllable = '힣'.charCodeAt(0)
/** Each vowel has 28 syllables: the open one, then one for every final consonant. */
const syllablesPerVowel = 28

function endsInVowel(term: string): boolean {
  const syllables = term.normalize('NFC')
  const last = syllables.charCodeAt(syllables.length - 1)
  return last >= firstSyllable && last <= lastSyllable && (last - firstSyllable) % syllablesPerVowel === 0
}
