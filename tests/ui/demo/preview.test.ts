import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { instantOfField } from '../../../src/ui/preview/bar/Controls.tsx'
import { bar, demoView, openAddress, openDemo, opensDemos, section, sections, settled } from './openDemo.ts'

opensDemos()
beforeEach(() => sessionStorage.clear())

const control = (name: string) => within(bar()).getAllByLabelText<HTMLSelectElement>(name, { selector: 'select' })[0] ?? bar()
const optionsOf = (name: string) => [...control(name).querySelectorAll('option')].map(({ textContent }) => textContent)
// Finds buttons by text and label, since a search by role covers the whole page and takes seconds.
const button = (name: string, part = bar()) => within(part).getAllByText(name, { selector: 'button' })[0] ?? bar()
const press = (name: string) => fireEvent.click(button(name))
const panel = (name: string) =>
  waitFor(() => {
    const found = bar().querySelector<HTMLElement>('[role="group"]')
    expect(found).toHaveAccessibleName(name)
    return found ?? bar()
  })
const heading = (words: string) => screen.findByText(words, { selector: 'h1' })
const said = (name: string) => new URLSearchParams(location.search).get(name)
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const shows = (id: string) => waitFor(() => expect(section(id)).toBeInTheDocument())
const hides = (id: string) => waitFor(() => expect(section(id)).toBeNull())

test('the bar stands outside the page that it previews, and offers every role and channel [S-334] [A-55]', async () => {
  await openDemo()
  expect(bar().closest('#root, #page-frame')).toBeNull()
  expect(optionsOf('역할')).toEqual(['손님', '가입 대기', '새내기', '학습자', '선생님', '운영자', '엔터프라이즈', '프리미엄'])
  expect(optionsOf('채널')).toEqual([
    '메인 사이트',
    '해온코딩학원',
    '나래교육',
    '파도코딩클럽',
    '가람코딩',
    '여울작은학교',
    '새벽학교',
    '물소리학원',
  ])
})

test('another role is another address and another page; back and forward lead through them [S-334]', async () => {
  await openDemo()
  choose(control('역할'), 'guest')
  expect(said('persona')).toBe('guest')
  await shows('login')
  expect(section('user')).toBeNull()
  choose(control('역할'), 'teacher')
  await shows('admin-cards')
  history.back()
  await shows('login')
  expect(control('역할')).toHaveValue('guest')
  history.forward()
  await shows('admin-cards')
})

test('the address alone restores the view that the controls made [S-334]', async () => {
  await openDemo()
  choose(control('채널'), 'narae')
  choose(control('역할'), 'enterprise')
  choose(control('기기'), 'mobile')
  await shows('channel-info')
  await settled()
  const shown = sections()
  openAddress(location.href)
  await settled()
  expect(sections()).toEqual(shown)
  expect(control('기기')).toHaveValue('mobile')
})

test('every other control changes the address, and what the page shows by it [S-334]', async () => {
  await openDemo()
  press('보기 조건')
  const fields = within(await panel('보기 조건'))
  const choice = (label: string) => fields.getByLabelText(label, { selector: 'select' })
  const set = (label: string, name: string, value: string) => {
    choose(choice(label), value)
    expect(said(name)).toBe(value)
  }
  const type = (label: string, name: string, value: string, expected = value) => {
    choose(fields.getByLabelText(label), value)
    fireEvent.keyDown(fields.getByLabelText(label), { key: 'Enter' })
    expect(said(name)).toBe(expected)
  }
  set('콘텐츠', 'content', 'empty')
  await shows('empty')
  set('콘텐츠', 'content', 'one')
  set('퀘스트', 'quests', 'none')
  await settled()
  await hides('my-quests')
  set('공지', 'notice', 'other')
  set('움직임', 'motion', 'reduce')
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-motion', 'reduce'))
  choose(choice('움직임'), '')
  expect(said('motion')).toBeNull()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-motion', 'full'))
  await settled()
  const before = section('courses')?.textContent
  type('시드', 'seed', '7')
  await settled()
  expect(section('courses')?.textContent).toMatch(/./)
  expect(section('courses')?.textContent).not.toBe(before)
  type('지연 (밀리초)', 'latency', '20')
  const moment = '2026-03-02T09:30'
  type('날짜와 시각', 'at', moment, instantOfField(moment) ?? '')
  press('지금으로')
  expect(said('at')).toBeNull()
})

test('an address that nobody understands leaves the bar to get out of it [S-334]', async () => {
  openAddress('/?persona=nobody&latency=0&device=desktop')
  expect(await heading('시작할 수 없어요')).toBeVisible()
  await waitFor(() => expect(control('역할')).toHaveAttribute('aria-invalid', 'true'))
  choose(control('역할'), 'guest')
  await shows('login')
  openAddress('/preview/who-sees-what?channel=nowhere')
  expect(await heading('시작할 수 없어요')).toBeVisible()
})

test('copies the address of this very view, and shows it where copying is forbidden [S-334]', async () => {
  await openDemo({ persona: 'guest' })
  const writeText = vi.fn((_: string) => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  press('링크 복사')
  expect(await within(bar()).findByText('링크를 복사했어요.')).toBeVisible()
  const copied = new URL(writeText.mock.calls[0]?.[0] ?? '')
  expect(Object.fromEntries(copied.searchParams)).toMatchObject({ latency: '0', persona: 'guest', channel: 'main', device: 'desktop' })
  expect(copied.searchParams.get('at')).toBe(said('at'))
  Reflect.deleteProperty(navigator, 'clipboard')
  press('링크 복사')
  expect(await within(bar()).findByLabelText('링크 복사', { selector: 'input' })).toHaveValue(copied.href)
})

test('starts over from the plain address [S-334]', async () => {
  await openDemo({ persona: 'guest', content: 'empty' })
  localStorage.setItem('written/review/100/course/1001', '{"rating":5,"content":"재미있어요"}')
  press('처음 상태로')
  expect(location.search).toBe('')
  expect(localStorage.getItem('written/review/100/course/1001')).toBeNull()
  await shows('user')
})

test('why do I see this: each section that is shown has its reason, and each that is hidden [S-334] [S-008]', async () => {
  await openDemo({ persona: 'guest' })
  press('왜 보이나요?')
  expect(button('왜 보이나요?')).toHaveAttribute('aria-pressed', 'true')
  const reasons = (state: string) =>
    [...bar().querySelectorAll(`[data-reason][data-state="${state}"]`)].map((item) => item.getAttribute('data-reason'))
  expect(new Set(reasons('shown'))).toEqual(new Set(sections()))
  expect(sections()).toEqual(expect.arrayContaining(['login', 'top-banner', 'trial-promo']))
  expect(reasons('hidden')).toEqual(expect.arrayContaining(['homework', 'user', 'channel-info', 'my-quests']))
  const homework = bar().querySelector('[data-reason="homework"]')
  expect(homework).toHaveTextContent('숨김 로그인하지 않았어요. 채널이 아니라 메인 사이트예요.')
  expect(homework).not.toHaveTextContent('signedIn')
  press('개발자용 정보')
  expect(homework).toHaveTextContent('signedIn: no')
  expect(homework).toHaveTextContent('S-063')
})

test('who sees what: the matrix of the chosen channel, persona by section, with a reason in every cell [S-334] [S-008]', async () => {
  openAddress(demoView({ channel: 'narae' }, '/preview/who-sees-what'))
  expect(await heading('누가 무엇을 보나요? · 나래교육')).toBeVisible()
  const row = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-row="${id}"] [data-cell]`)]
  const marks = (id: string) =>
    row(id)
      .map(({ textContent }) => textContent)
      .join('')
  await waitFor(() => expect(marks('login')).toBe('●●○○○○○○'))
  expect(marks('homework')).toBe('○○●●●●●●')
  expect(marks('ranking')).toBe('○○○○○○○○')
  const status = await waitFor(() => document.querySelector<HTMLElement>('main [role="status"]') ?? expect.fail('no status'))
  row('homework')[0]?.focus()
  await waitFor(() => expect(status).toHaveTextContent('손님 · 숙제: 숨김. 로그인하지 않았어요.'))
  for (const at of [0, 1]) fireEvent.keyDown(row('homework')[at] ?? status, { key: 'ArrowRight' })
  await waitFor(() => expect(status).toHaveTextContent('새내기 · 숙제: 보임.'))
  choose(control('채널'), 'main')
  await waitFor(() => expect(marks('top-banner')).toBe('●●●●●●●●'))
  press('사이트로 돌아가기')
  await shows('top-banner')
})

test('side by side fixes the clock when the address does not [S-334]', async () => {
  openAddress('/preview/side-by-side?latency=0')
  await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(2))
  expect(said('at')).toMatch(/Z$/)
  const clocks = [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).searchParams.get('at'))
  expect(clocks).toEqual([said('at'), said('at')])
})

test('the settings playground: the home page follows hide and rename; the JSON leads out and back in [S-334]', async () => {
  await openDemo({ channel: 'haeon' })
  press('설정 놀이터')
  const form = within(await panel('설정 놀이터'))
  const title = (id: string, text: string) => waitFor(() => expect(section(id)?.querySelector('h2')).toHaveTextContent(text))
  fireEvent.click(await form.findByLabelText('인기 강의 숨기기'))
  await hides('courses')
  choose(form.getByLabelText('라이브 클래스 제목'), '한밤의 특강')
  await title('live-classes', '한밤의 특강')
  choose(form.getByLabelText('채널 대신 쓸 말'), '배움터')
  await title('channels', '인기 배움터이에요')
  fireEvent.click(form.getByLabelText('블로그'))
  await waitFor(() => expect(within(section('categories') ?? bar()).queryByText('블로그')).not.toBeInTheDocument())
  choose(form.getByLabelText('대표 색 값'), '#8a1538')
  const json = () => form.getByLabelText<HTMLTextAreaElement>('지금 설정').value
  await waitFor(() => expect(json()).toContain('#8a1538'))
  const tried = json()
  expect(JSON.parse(tried)).toMatchObject({
    brandColor: '#8a1538',
    info: {
      channelCustomInfo: {
        customMap: {
          MAIN_RECOMMENDATION_COURSE: { CUSTOM_NAME: [], REMOVE: [{ value: 'Y' }] },
          MAIN_RECOMMENDATION_LIVE_COURSE: { CUSTOM_NAME: [{ value: '한밤의 특강' }], REMOVE: [] },
        },
      },
    },
  })
  press('원래 설정으로')
  await shows('courses')
  choose(form.getByLabelText('붙여 넣을 JSON'), '{"brandColor": "red", "businessInfo": {"isUsed": "maybe"}}')
  press('이 JSON으로 보기')
  expect(bar().querySelector('[role="alert"]')).toHaveTextContent('brandColor')
  expect(bar().querySelector('[role="alert"]')).toHaveTextContent('businessInfo.isUsed')
  expect(section('courses')).not.toBeNull()
  choose(form.getByLabelText('붙여 넣을 JSON'), tried)
  press('이 JSON으로 보기')
  await hides('courses')
  await title('live-classes', '한밤의 특강')
  expect(json()).toBe(tried)
  press('되돌리기')
  await shows('courses')
})
