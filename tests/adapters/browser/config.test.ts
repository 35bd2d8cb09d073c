import { describe, expect, it, vi } from 'vitest'
import { inlineHomeData, readAppConfig } from '../../../src/adapters/browser/config.ts'
import type { Log } from '../../../src/application/platform.ts'

// @vitest-environment jsdom
const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const pageWith = (config: unknown) => pageOf(`<script type="application/json" id="app-config">${JSON.stringify(config)}</script>`)
const homeDataPage = (text: string) => pageOf(`<script type="application/json" id="home-data">${text}</script>`)
const settingsOf = (config: unknown) => {
  const reading = readAppConfig(pageWith(config))
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.config
}
const problemsOf = (config: unknown) => {
  const reading = readAppConfig(pageWith(config))
  return reading.ok ? [] : reading.problems
}

const defaults = {
  apiOrigin: '',
  product: 'product',
  preview: false,
  routes: {},
  platformPages: [],
  reportUrl: null,
  settings: {
    links: { rootDomain: null, mainOrigin: null, contestOrigin: null, allowedHosts: [] },
    mainBannerUrl: null,
    studioGuideUrl: null,
    loginUrl: '/login',
    signupUrl: '/signup',
    mainRanking: true,
    channelTerm: null,
    josa: false,
    loginSubtitle: true,
    onlineTutor: false,
    company: null,
  },
}

describe('what an installation sets', () => {
  it.each([
    ['', 'no block'],
    ['<script type="application/json" id="app-config"></script>', 'a blank block'],
    ['<script type="application/json" id="app-config"> {} </script>', 'an empty block'],
    ['<script type="text/plain" id="app-config">{"product":"x"}</script>', 'a block that is no JSON block'],
  ])('%s: %s leaves everything as it is by default [A-82]', (html) => {
    expect(readAppConfig(pageOf(html))).toEqual({ ok: true, config: defaults })
  })

  it('a key that nobody knows changes nothing and is named in the log', () => {
    const warn = vi.fn<Log['warn']>()
    expect(readAppConfig(pageWith({ prodcut: 'x' }), { warn })).toEqual({ ok: true, config: defaults })
    expect(warn.mock.calls).toEqual([[{ kind: 'unknown-setting', key: 'prodcut' }]])
  })

  it('every key can be set', () => {
    const config = {
      apiOrigin: 'https://api.example.kr/',
      product: 'classes',
      preview: true,
      rootDomain: 'Example.kr',
      mainOrigin: 'https://www.example.kr',
      contestOrigin: 'https://contest.example.kr:8443',
      allowedHosts: ['example.kr', 'academy.kr'],
      mainBannerUrl: 'https://shop.example.kr/?a=1',
      studioGuideUrl: 'https://guide.example.kr/studio',
      loginUrl: 'https://id.example.kr/login',
      signupUrl: '/join?step=1',
      mainRanking: false,
      channelTerm: '캠퍼스',
      josa: true,
      loginSubtitle: false,
      onlineTutor: true,
      reportUrl: '/reports',
      platformPages: ['/shop', '/homework/{homeworkId}/assignment/{assignmentId}/task'],
      routes: { me: 'auth/me', channelInfo: 'sites/{channelDomain}', enrolledCourses: 'users/courses/enrolls' },
    }
    const { rootDomain: _root, mainOrigin, contestOrigin, allowedHosts, apiOrigin: _api, product, preview, routes, ...others } = config
    const { platformPages: _pages, reportUrl, ...settings } = others
    expect(settingsOf(config)).toEqual({
      apiOrigin: 'https://api.example.kr',
      product,
      preview,
      routes,
      platformPages: ['/shop', '/homework/:homeworkId/assignment/:assignmentId/task'],
      reportUrl,
      settings: { ...settings, company: null, links: { rootDomain: 'example.kr', mainOrigin, contestOrigin, allowedHosts } },
    })
  })

  it('null and blank mean that a key is not set', () => {
    const keys = ['mainBannerUrl', 'studioGuideUrl', 'loginUrl', 'signupUrl', 'mainRanking', 'channelTerm', 'josa', 'loginSubtitle'].concat(
      'onlineTutor',
      'apiOrigin',
      'product',
      'preview',
      'rootDomain',
      'mainOrigin',
      'allowedHosts',
    )
    for (const nothing of [null, '']) expect(settingsOf(Object.fromEntries(keys.map((key) => [key, nothing])))).toEqual(defaults)
  })

  it('the company that runs the site is told with what is known of it', () => {
    const { company } = settingsOf({ company: { businessName: '코딩바다', email: ' ', fax: '02' } }).settings
    expect(company).toEqual({
      isUsed: true,
      businessName: '코딩바다',
      telephone: null,
      address: null,
      email: null,
      representative: null,
      businessNumber: null,
    })
    expect(settingsOf({ company: null }).settings.company).toBeNull()
    expect(problemsOf({ company: { telephone: 1544 } })).toEqual([{ key: 'company.telephone', problem: '글이어야 해요.' }])
  })

  it('an address on this machine may do without https', () => {
    for (const apiOrigin of ['http://localhost:8080', 'http://haeon.localhost:5173', 'http://127.0.0.1:9', 'http://[::1]:8080']) {
      expect(settingsOf({ apiOrigin }).apiOrigin).toBe(apiOrigin)
    }
  })
})

describe('a value that cannot be used stops the start and is named', () => {
  it.each([
    ['apiOrigin', 'http://api.example.kr'],
    ['apiOrigin', 'https://api.example.kr/v2'],
    ['apiOrigin', 'api.example.kr'],
    ['apiOrigin', 7],
    ['mainOrigin', 'https://user:pass@example.kr'],
    ['contestOrigin', 'ftp://example.kr'],
    ['product', 'a/b'],
    ['product', '..'],
    ['rootDomain', 'https://example.kr'],
    ['rootDomain', '-'],
    ['rootDomain', 'example.kr/path'],
    ['allowedHosts', 'example.kr'],
    ['allowedHosts', ['example.kr', '*']],
    ['mainBannerUrl', 'http://example.kr'],
    ['mainBannerUrl', '/banner'],
    ['studioGuideUrl', 'javascript:alert(1)'],
    ['loginUrl', '//evil.kr'],
    ['loginUrl', 'http://example.kr'],
    ['signupUrl', 'join'],
    ['company', '코딩바다'],
    ['preview', 'true'],
    ['josa', 1],
    ['channelTerm', 7],
    ['mainRanking', 'Y'],
    ['routes', 'users'],
    ['routes', ['users/me']],
    ['platformPages', '/shop'],
    ['platformPages', ['shop']],
    ['platformPages', ['/blog/*']],
    ['platformPages', [7]],
    ['reportUrl', 'reports'],
    ['reportUrl', 'http://example.kr/reports'],
  ])('%s: %j', (key, value) => {
    const problems = problemsOf({ [key]: value })
    expect(problems.map((problem) => problem.key)).toEqual([key])
    expect(problems[0]?.problem).toMatch(/[가-힣]+요\./)
  })

  it.each([
    ['me', '/users/me'],
    ['me', 'https://evil.kr'],
    ['me', '../secret'],
    ['me', 'users/{id}'],
    ['me', ''],
    ['me', 5],
    ['channelInfo', 'channels/{domain}'],
    ['channelInfo', 'channels/{channelDomain'],
    ['questReward', 'users/quests/reward'],
    ['login', 'x'],
    ['toString', 'x'],
  ])('routes.%s: %j [A-83]', (name, path) => {
    expect(problemsOf({ routes: { [name]: path } }).map(({ key }) => key)).toEqual([`routes.${name}`])
  })

  it('a path may leave the channel to its host, and says which place it misses', () => {
    expect(problemsOf({ routes: { channelInfo: 'channels/info' } })).toEqual([])
    expect(problemsOf({ routes: { questReward: 'rewards' } })[0]?.problem).toContain('{userQuestId}')
  })

  it('all of them are named at once', () => {
    const problems = problemsOf({ apiOrigin: 'x', preview: 'yes', routes: { nothing: 'x' } })
    expect(problems.map(({ key }) => key)).toEqual(['apiOrigin', 'preview', 'routes.nothing'])
  })

  it.each(['{', '[]', 'null', '"x"', '7'])('a block that says %s is named as a whole', (text) => {
    const reading = readAppConfig(pageOf(`<script type="application/json" id="app-config">${text}</script>`))
    expect(reading).toEqual({ ok: false, problems: [{ key: 'app-config', problem: '{"이름": 값} 꼴의 JSON이어야 해요.' }] })
  })
})

describe('home data in the page [A-32]', () => {
  it('is the text of its block', () => {
    expect(inlineHomeData(homeDataPage(' {"subDomain":"haeon"} '))).toBe('{"subDomain":"haeon"}')
    expect(inlineHomeData(homeDataPage('{broken'))).toBe('{broken')
  })

  it.each(['', '  ', '{}', 'null'])('is absent when its block says "%s"', (text) => {
    expect(inlineHomeData(homeDataPage(text))).toBeNull()
  })

  it('is found in a block that stands beside the empty one of the build', () => {
    const block = (text: string) => `<script type="application/json" id="home-data">${text}</script>`
    expect(inlineHomeData(pageOf(block('') + block('{"subDomain":"haeon"}')))).toBe('{"subDomain":"haeon"}')
  })

  it('is absent without its block', () => {
    expect(inlineHomeData(pageOf('<div id="home-data">{"subDomain":"x"}</div>'))).toBeNull()
  })
})
