import { hostOfPlatform } from './demoChannels.ts'
import type { SiteSettings } from '../src/domain/site/settings.ts'

/** Returns the demo's settings. External addresses become sub-domains of the demo's own host, so that no request leaves the machine. */
export function demoSettings(settings: SiteSettings, page: URL): SiteSettings {
  const port = page.port === '' ? '' : `:${page.port}`
  const platform = (label: string) => `${page.protocol}//${hostOfPlatform(label)}${port}`
  return {
    ...settings,
    links: { ...settings.links, rootDomain: `localhost${port}`, contestOrigin: platform('contest') },
    mainBannerUrl: `${platform('about')}/schools`,
    onlineTutor: true,
    studioGuideUrl: `${platform('studio')}/studio/guide`,
    company: {
      isUsed: true,
      businessName: '(주)코딩바다',
      telephone: '02-1234-5678',
      address: '서울특별시 마포구 월드컵로 12, 5층',
      email: 'help@codingbada.example',
      representative: '김해빛',
      businessNumber: '123-45-67890',
    },
  }
}
