import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MusicToggle } from '../../../../src/ui/problem/types/MusicToggle.tsx'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { openTypes, silentMusic } from './openTypes.tsx'

const open = async (wishes: Parameters<typeof openTypes>[2] = {}) => {
  const { heard, music } = silentMusic()
  const opened = await openTypes('/problem/category?page=1', <MusicToggle theme="CORAL" />, { given: { music }, ...wishes })
  return { ...opened, heard, button: screen.getByRole('button', { name: '바다 음악: 산들산들 우쿨렐레' }) }
}

const hideTab = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motionPreference']
})

describe('the music of a sea', () => {
  test('is off until it is asked for, and remembered', async () => {
    const user = userEvent.setup()
    const { heard, button, application } = await open()
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(heard).toEqual([])
    await user.click(button)
    await waitFor(() => expect(heard).toEqual(['CORAL']))
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(application.store.get('seaMusic')).toBe('on')
    await user.click(button)
    expect(heard).toEqual(['CORAL', 'stop'])
    expect(application.store.get('seaMusic')).toBeNull()
  })

  test('sounds at once for those who wanted it before', async () => {
    const store = memoryStore()
    store.set('seaMusic', 'on')
    const { heard } = await open({ store })
    await waitFor(() => expect(heard).toEqual(['CORAL']))
  })

  test('is silent in a hidden tab, and goes on afterwards', async () => {
    const user = userEvent.setup()
    const { heard, button } = await open()
    await user.click(button)
    await waitFor(() => expect(heard).toEqual(['CORAL']))
    hideTab(true)
    expect(heard).toEqual(['CORAL', 'stop'])
    hideTab(false)
    await waitFor(() => expect(heard).toEqual(['CORAL', 'stop', 'CORAL']))
  })

  test('is silent under a dialog, which makes the page inert', async () => {
    const user = userEvent.setup()
    const { heard, button } = await open()
    await user.click(button)
    await waitFor(() => expect(heard).toEqual(['CORAL']))
    const parent = button.closest('body > div')
    act(() => parent?.setAttribute('inert', ''))
    await waitFor(() => expect(heard).toEqual(['CORAL', 'stop']))
    act(() => parent?.removeAttribute('inert'))
    await waitFor(() => expect(heard).toHaveLength(3))
  })

  test('is silent where less motion is wanted, and the button says why', async () => {
    document.documentElement.dataset['motionPreference'] = 'reduce'
    const user = userEvent.setup()
    const store = memoryStore()
    store.set('seaMusic', 'on')
    const { heard, button } = await open({ store })
    expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(button).toHaveAccessibleDescription('움직임을 줄이는 설정에서는 음악이 나오지 않아요.')
    await user.click(button)
    expect(heard).toEqual([])
    expect(store.get('seaMusic')).toBe('on')
  })

  test('says when it cannot be loaded, and is off again', async () => {
    const user = userEvent.setup()
    const { button, application } = await open()
    Object.assign(application.features, { music: () => Promise.reject(new Error('offline')) })
    await user.click(button)
    await waitFor(() => expect(application.notifications.current()).toMatchObject([{ tone: 'warning' }]))
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})
