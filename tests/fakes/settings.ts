import type { SiteSettings } from '../../src/domain/site/settings.ts'

export const settings: SiteSettings = {
  links: { rootDomain: 'codingbada.example', mainOrigin: null, contestOrigin: 'https://contest.codingbada.example', allowedHosts: [] },
  mainBannerUrl: 'https://about.codingbada.example/',
  studioGuideUrl: 'https://studio.codingbada.example/guide',
  loginUrl: '/login',
  signupUrl: '/signup',
  mainRanking: true,
  channelTerm: null,
  josa: false,
  loginSubtitle: true,
  onlineTutor: false,
  company: null,
}
