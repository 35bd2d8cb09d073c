import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guest } from '../../../../src/domain/viewer.ts'
import type { StudioCourse } from '../../../../src/domain/studio/studioCourse.ts'
import { aStudioChapter, aStudioCourse, aStudioLesson, keysIn, threeChapters } from '../../../domain/studio/aStudioCourse.ts'
import { learner } from '../../../domain/viewer/viewers.ts'
import { aMaterial } from '../../material/aMaterial.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../../fakes/refusal.ts'
import { aWork, fields, first, openCourseEditor, second, third } from '../openCourseEditor.tsx'

const draftKey = 'studio/course/1/7'
afterEach(() => vi.useRealTimers())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const chapter = (number: number) => within(screen.getByRole('region', { name: `${number}장` }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const titles = () =>
  screen.getAllByRole('region', { name: /^\d+장$/ }).map((part) =>
    within(part)
      .queryAllByRole('button', { name: /옮기기$/ })
      .slice(1)
      .map((handle) => handle.getAttribute('aria-label')?.replace(' 옮기기', '')),
  )

describe('who may come in', () => {
  it.each([guest, learner])('others are told so, and nothing is read', async (viewer) => {
    const { read } = await openCourseEditor('7', { viewer })
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('강의 이름')).toBeNull()
    expect(read).not.toHaveBeenCalled()
  })

  it.each([
    [404, '찾을 수 없어요'],
    [500, '불러오지 못했어요'],
  ])('where reading answers %d, says so', async (status, title) => {
    await openCourseEditor('7', { read: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })
})

describe('a new course', () => {
  it('is written with lessons of each kind, and saved once under an address of its own', async () => {
    const { create, address } = await openCourseEditor('new')
    await screen.findByLabelText('강의 이름')
    fill('강의 이름', '조개로 배우는 첫 코딩')
    fill('한 줄 소개', '조개를 세요.')
    fill('1장 이름', '바닷가에서')
    fill('값(원)', '9900')
    await userEvent.selectOptions(await screen.findByLabelText('분야'), '파이썬')
    await press('문제 넣기')
    await press(/조개 세기/)
    expect(await screen.findByLabelText('학습 이름')).toHaveValue('조개 세기')
    await press('영상 넣기')
    await userEvent.click(screen.getByRole('radio', { name: '주소로 넣기' }))
    fill('학습 이름', '내 영상')
    fill('영상 주소', 'https://films.example/a.mp4')
    await press('문서 넣기')
    await userEvent.click(screen.getByRole('radio', { name: '직접 쓰기' }))
    fill('학습 이름', '내 글')
    fill('1번 칸', '반가워요!')
    await press('칸 넣기')
    expect(screen.getByLabelText('2번 칸')).toHaveFocus()
    await userEvent.selectOptions(screen.getAllByLabelText('칸의 종류')[1] ?? document.body, 'code')
    fill('2번 칸', 'print(1)')
    await userEvent.click(screen.getByRole('switch', { name: '누구나 미리 볼 수 있게 하기' }))
    await press('저장하기')
    expect(await screen.findByText('저장했어요')).toBeVisible()
    const expected: Partial<StudioCourse> = {
      title: '조개로 배우는 첫 코딩',
      cost: 9900,
      categoryList: ['파이썬'],
      chapterList: [
        {
          key: 1,
          title: '바닷가에서',
          lessonList: [
            {
              key: 2,
              title: '조개 세기',
              isPreview: false,
              kind: 'PROBLEM',
              source: { from: 'CATALOGUE', contentId: 3, title: '조개 세기' },
            },
            { key: 3, title: '내 영상', isPreview: false, kind: 'VIDEO', source: { from: 'URL', url: 'https://films.example/a.mp4' } },
            {
              key: 4,
              title: '내 글',
              isPreview: true,
              kind: 'DOCUMENT',
              source: {
                from: 'TEXT',
                partList: [
                  { kind: 'paragraph', text: '반가워요!' },
                  { kind: 'code', text: 'print(1)' },
                ],
              },
            },
          ],
        },
      ],
      nextKey: 5,
    }
    expect(create.mock.calls).toEqual([[expect.objectContaining(expected), expect.any(String)]])
    await vi.waitFor(() => expect(address()).toBe('/studio/publish/course/7'))
  })

  it.each([
    ['문서 넣기', '직접 쓰기', '1번 칸', '오래 쓴 글'],
    ['영상 넣기', '주소로 넣기', '영상 주소', 'https://films.example/a.mp4'],
  ])('finds what was written again after a look at the catalogue: %s', async (add, own, label, text) => {
    const { store } = await openCourseEditor('new')
    await press(add)
    await userEvent.click(screen.getByRole('radio', { name: own }))
    fill('학습 이름', '내 것')
    fill(label, text)
    await userEvent.click(screen.getByRole('radio', { name: '목록에서 고르기' }))
    expect(screen.queryByLabelText(label)).toBeNull()
    await press('접기')
    await press(/^내 것(?! 옮기기)/)
    await userEvent.click(screen.getByRole('radio', { name: own }))
    expect(screen.getByLabelText(label)).toHaveValue(text)
    await userEvent.click(screen.getByRole('radio', { name: '목록에서 고르기' }))
    await press(/ 고르기$/)
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: new RegExp(aMaterial().title) }))
    window.dispatchEvent(new Event('pagehide'))
    document.body.replaceChildren()
    await openCourseEditor('new', { store })
    await press(/^내 것(?! 옮기기)/)
    expect(screen.getByRole('radio', { name: '목록에서 고르기' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: own }))
    expect(screen.getByLabelText(label)).toHaveValue(text)
    await userEvent.click(screen.getByRole('radio', { name: '목록에서 고르기' }))
    expect(screen.getByText('고른 것')).toBeVisible()
  })
})

describe('a text of one’s own', () => {
  it('has a part again after it was taken out, with the focus where one goes on', async () => {
    const partList = [
      { kind: 'heading', text: '하나' },
      { kind: 'code', text: 'print(2)' },
    ] as const
    const lesson = aStudioLesson({ title: '내 글', kind: 'DOCUMENT', source: { from: 'TEXT', partList } })
    const { save } = await openCourseEditor('7', {
      read: async () => aWork(aStudioCourse({ chapterList: [aStudioChapter({ lessonList: [lesson] })] })),
    })
    await press(/^내 글(?! 옮기기)/)
    await press('2번 칸 지우기')
    expect(screen.getByText('2번 칸을 지웠어요.')).toBeVisible()
    expect(await button('되돌리기')).toHaveFocus()
    await press('되돌리기')
    expect(screen.getByLabelText('2번 칸')).toHaveFocus()
    await press('1번 칸 지우기')
    expect(screen.getByLabelText('1번 칸')).toHaveValue('print(2)')
    await press('되돌리기')
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
    await press('칸 넣기')
    expect(screen.getByLabelText('3번 칸')).toHaveFocus()
    await press('3번 칸 지우기')
    await press('칸 넣기')
    expect(screen.getByLabelText('3번 칸')).toHaveFocus()
    await press('3번 칸 지우기')
    fill('학습 이름', '새 이름')
    await press('저장하기')
    expect(save.mock.lastCall?.[1]).toMatchObject({ chapterList: [{ lessonList: [{ source: { from: 'TEXT', partList } }] }] })
  })
})

describe('the outline', () => {
  const open = () => openCourseEditor('7', { read: async () => aWork(threeChapters()) })

  it('moves lessons by keys, across chapters and told aloud, and keeps the focus on them', async () => {
    const { save } = await open()
    const handle = await button('둘 옮기기')
    handle.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(titles()).toEqual([['하나'], ['둘', '셋'], []])
    expect(screen.getByText('둘: 2장 1번째로 옮겼어요.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '둘 옮기기' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(titles()).toEqual([['하나'], ['셋'], ['둘']])
    await userEvent.keyboard('{ArrowUp}')
    expect(titles()).toEqual([['하나'], ['셋', '둘'], []])
    await press('저장하기')
    expect(save.mock.calls.map(([, content]) => keysIn(content))).toEqual([[[11], [21, 12], []]])
  })

  it('moves lessons and chapters by buttons', async () => {
    await open()
    await press(/^하나(?! 옮기기)/)
    await press('아래로')
    expect(titles()[0]).toEqual(['둘', '하나'])
    expect(screen.getByRole('button', { name: '아래로' })).toHaveFocus()
    await press('2장 위로')
    expect(titles()).toEqual([['셋'], ['둘', '하나'], []])
    expect(screen.getByText('1번째 장으로 옮겼어요.')).toBeInTheDocument()
    const handle = screen.getByRole('button', { name: '1장 옮기기' })
    handle.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(titles()).toEqual([['둘', '하나'], ['셋'], []])
  })

  it('moves what is dragged to where the pointer is, and no further than the pointer', async () => {
    await open()
    const handle = await button('하나 옮기기')
    const root = document.querySelector('[data-chapter]')?.parentElement
    if (!root) throw new Error('no outline')
    const taken = vi.fn()
    root.setPointerCapture = taken
    // Each chapter has a height of 100: a head of 20, then lessons of 20 each.
    const box = (top: number, height: number) => DOMRect.fromRect({ x: 0, y: top, width: 100, height })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const chapters = [...document.querySelectorAll('[data-chapter]')]
      const place = chapters.findIndex((one) => one.contains(this))
      const at = this.matches('[data-lesson]') ? [...(this.parentElement?.children ?? [])].indexOf(this) : -1
      return at === -1 ? box(place * 100, 100) : box(place * 100 + 20 + at * 20, 20)
    })
    const move = (clientY: number) => fireEvent.pointerMove(root, { pointerId: 1, clientY })
    move(150)
    expect(titles()).toEqual([['하나', '둘'], ['셋'], []])
    fireEvent.pointerDown(handle, { pointerId: 1, button: 0, clientY: 30 })
    expect(taken).toHaveBeenCalledWith(1)
    move(55)
    expect(titles()).toEqual([['둘', '하나'], ['셋'], []])
    move(125)
    expect(titles()).toEqual([['둘'], ['하나', '셋'], []])
    move(250)
    expect(titles()).toEqual([['둘'], ['셋'], ['하나']])
    move(900)
    fireEvent.pointerUp(root, { pointerId: 1 })
    move(30)
    expect(titles()).toEqual([['둘'], ['셋'], ['하나']])
    fireEvent.pointerDown(screen.getByRole('button', { name: '1장 옮기기' }), { pointerId: 1, button: 0, clientY: 10 })
    move(160)
    expect(titles()).toEqual([['셋'], ['둘'], ['하나']])
    vi.restoreAllMocks()
  })

  it('puts back what was taken out, a lesson or a chapter with all that is in it', async () => {
    await open()
    await press(/^둘(?! 옮기기)/)
    await press('학습 지우기')
    expect(titles()).toEqual([['하나'], ['셋'], []])
    expect(screen.getByText('지웠어요: 둘')).toBeVisible()
    expect(screen.getByRole('button', { name: '되돌리기' })).toHaveFocus()
    await press('되돌리기')
    expect(titles()).toEqual([['하나', '둘'], ['셋'], []])
    await press('1장 지우기')
    expect(titles()).toEqual([['셋'], []])
    await press('되돌리기')
    expect(titles()).toEqual([['하나', '둘'], ['셋'], []])
  })
})

describe('publishing', () => {
  it('tells what is missing, leads there, and sends nothing', async () => {
    const chapterList = [aStudioChapter({ lessonList: [aStudioLesson({ title: ' ' })] })]
    const { publish, save } = await openCourseEditor('7', { read: async () => aWork(aStudioCourse({ comment: '', chapterList })) })
    await press('공개하기')
    const summary = await screen.findByRole('region', { name: '공개하기 전에 채워 주세요' })
    expect(screen.getByRole('heading', { name: '공개하기 전에 채워 주세요' })).toHaveFocus()
    expect(screen.getByLabelText('한 줄 소개')).toHaveAccessibleDescription(/어떤 강의인지 한 줄로 써 주세요/)
    await userEvent.click(within(summary).getByRole('button', { name: '1장 · 이름 없는 학습: 학습의 이름을 써 주세요.' }))
    expect(screen.getByLabelText('학습 이름')).toHaveAccessibleDescription('학습의 이름을 써 주세요.')
    expect([publish.mock.calls, save.mock.calls]).toEqual([[], []])
    fill('학습 이름', '이제 있어요')
    fill('한 줄 소개', '이제 있어요')
    expect(screen.queryByRole('region', { name: '공개하기 전에 채워 주세요' })).toBeNull()
  })

  it('saves before, shows it to everybody, and takes it back', async () => {
    const { publish, save, withdraw } = await openCourseEditor('7')
    await screen.findByLabelText('강의 이름')
    fill('강의 이름', '새 이름')
    await press('공개하기')
    expect(await screen.findByText(/^공개했어요/)).toBeVisible()
    expect(save).toHaveBeenCalledExactlyOnceWith(7, expect.objectContaining({ title: '새 이름' }), first)
    expect(publish).toHaveBeenCalledExactlyOnceWith(7, second)
    await press('내리기')
    expect(await screen.findByText(/^목록에서 내렸어요/)).toBeVisible()
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(7)
  })

  it.each([
    ['publish', 422, '빠진 것이 있어서 받아들여지지 않았어요.'],
    ['publish', 500, '답을 받지 못했어요. 새로고침해서 저장되었는지 확인해 주세요.'],
    ['save', 403, '콘텐츠를 만드는 선생님만 할 수 있어요.'],
    ['save', 413, '너무 커서 저장하지 못했어요. 글이나 코드를 줄여 주세요.'],
  ] as const)('where the call to %s answers %d, says so, and keeps what was written', async (call, status, text) => {
    await openCourseEditor('7', { [call]: async () => Promise.reject(refusal(status)) })
    await screen.findByLabelText('강의 이름')
    fill('강의 이름', '새 이름')
    await press('공개하기')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('강의 이름')).toHaveValue('새 이름')
  })
})

describe('what is not saved yet', () => {
  it('is kept at a pause, also offline, and opened again with its lessons', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { store } = await openCourseEditor('7', { save: async () => Promise.reject(lostConnection()), read: async () => aWork() })
    await screen.findByLabelText('강의 이름')
    fill('강의 이름', '아직 안 보낸 이름')
    act(() => void vi.advanceTimersByTime(600))
    expect(JSON.parse(store.get(draftKey) ?? '')).toMatchObject({
      content: { title: '아직 안 보낸 이름' },
      before: { workId: 7, updatedDate: first },
    })
    document.body.replaceChildren()
    await openCourseEditor('7', { store })
    expect(await screen.findByDisplayValue('아직 안 보낸 이름')).toBeVisible()
    expect(screen.getByText(/이 기기에 남아 있던 내용이에요/)).toBeVisible()
  })

  it('that cannot be read is none', async () => {
    const store = memoryStore()
    store.set(draftKey, JSON.stringify({ content: { title: 7 }, before: null }))
    await openCourseEditor('7', { store })
    expect(await screen.findByDisplayValue('조개로 배우는 첫 코딩')).toBeVisible()
  })

  it.each([
    ['지금 쓰던 것으로', '내 이름'],
    ['저장된 것으로', '다른 탭의 이름'],
  ])('where another tab was faster, one of both is chosen: %s', async (choice, shown) => {
    const theirs = aWork(aStudioCourse({ title: '다른 탭의 이름' }), { updatedDate: second })
    const save = vi.fn().mockRejectedValueOnce(refusal(409)).mockResolvedValue({ workId: 7, state: 'DRAFT', updatedDate: third })
    await openCourseEditor('7', { save, read: vi.fn().mockResolvedValueOnce(aWork()).mockResolvedValue(theirs) })
    await screen.findByLabelText('강의 이름')
    fill('강의 이름', '내 이름')
    await press('저장하기')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: choice }))
    expect(screen.getByLabelText('강의 이름')).toHaveValue(shown)
  })
})

describe('the preview', () => {
  it('shows the course as learners see it, its own texts too', async () => {
    const chapterList = [
      aStudioChapter({
        lessonList: [
          aStudioLesson({ isPreview: true }),
          aStudioLesson({ key: 11, title: '문제', kind: 'PROBLEM', source: { from: 'CATALOGUE', contentId: 3, title: '조개 세기' } }),
          aStudioLesson({ key: 12, title: '빈 것', kind: 'BLOCK', source: null }),
        ],
      }),
    ]
    await openCourseEditor('7', { read: async () => aWork(aStudioCourse({ chapterList, cost: 9900 })) })
    await press('미리 보기')
    const dialog = within(await screen.findByRole('dialog', { name: '학생에게는 이렇게 보여요' }))
    expect(dialog.getByRole('heading', { name: '조개로 배우는 첫 코딩' })).toBeVisible()
    expect(dialog.getByText('9,900원')).toBeVisible()
    expect(dialog.getByText('반가워요!')).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: /새 창에서 열기/, hidden: true })).toHaveAttribute('href', '/learn/problem/3')
    expect(dialog.getByText('아직 고르지 않았어요.')).toBeInTheDocument()
  })

  it('says so where the film of an address does not play', async () => {
    const film = aStudioLesson({ kind: 'VIDEO', source: { from: 'URL', url: 'https://films.example/gone.mp4' } })
    await openCourseEditor('7', { read: async () => aWork(aStudioCourse({ chapterList: [aStudioChapter({ lessonList: [film] })] })) })
    await press('미리 보기')
    const dialog = await screen.findByRole('dialog', { name: '학생에게는 이렇게 보여요' })
    const video = dialog.querySelector('video')
    expect(video).toHaveAttribute('src', 'https://films.example/gone.mp4')
    fireEvent.error(video!)
    expect(within(dialog).getByText(/이 주소의 영상을 재생하지 못했어요/)).toBeInTheDocument()
    expect(dialog.querySelector('video')).toBeNull()
  })
})

it('a picture is chosen from the platform’s own', async () => {
  const { save } = await openCourseEditor('7')
  await userEvent.click(await screen.findByText('그림 고르기'))
  fireEvent.click(screen.getByRole('radio', { name: '1번 그림', hidden: true }))
  expect(chapter(1).getByLabelText('1장 이름')).toHaveValue('바닷가에서')
  await press('저장하기')
  expect(save.mock.calls.map(([, content]) => content.picture)).toEqual(['python'])
})

it('its categories can be chosen though they came only when they were asked for again', async () => {
  await openCourseEditor('7', { categories: vi.fn(fields).mockRejectedValueOnce(refusal(500)) })
  expect(await screen.findByText(/분류를 불러오지 못했어요/)).toHaveRole('alert')
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('combobox', { name: '분야' })).toBeVisible()
  expect(screen.queryByText(/분류를 불러오지 못했어요/)).toBeNull()
})
