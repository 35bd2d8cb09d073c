import { hostileText } from './hostileTexts.ts'
import { attack } from './oddities.ts'

const named = (value: unknown) => ({ CUSTOM_NAME: [{ value }, { value: '두 번째 이름' }], REMOVE: [] })

/** Settings of a channel whose staff tries things: names as markup, keys of JavaScript's own, links as addresses. */
export function hostileChannel(info: { readonly info: object; readonly businessInfo: object | null }): object {
  return {
    ...info,
    info: { ...info.info, logoUrl: attack, channelCustomInfo: { customMap: hostileMap } },
    businessInfo: { ...info.businessInfo, isUsed: 'Y', address: hostileText(0), email: attack, telephone: 2, representative: '   ' },
    pluginMap: { CHANNEL_TALK: 'on' },
    productSlug: '../../free',
    brandColor: 'red;background:url(//evil.example)',
  }
}

const hostileMap: object = Object.fromEntries<unknown>([
  ['__proto__', named('섞인 이름')],
  ['constructor', { REMOVE: [{ value: 'Y' }] }],
  ['MAIN_RECOMMENDATION_LIVE_COURSE', named('<b onclick="window.__attacked=true">굵은 제목</b>')],
  ['MAIN_RECOMMENDATION_COURSE', named('   ')],
  ['MAIN_RECOMMENDATION_BLOG', { CUSTOM_NAME: 'not a list', REMOVE: 'no' }],
  ['MAIN_RECOMMENDATION_PROBLEM', null],
  ['GLOBAL_CHANNEL_NAME', named({ value: 'object' })],
])
