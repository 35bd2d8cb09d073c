import { describe, expect, it } from 'vitest'
import { localStore } from '../../../src/adapters/browser/device.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

/** Makes a storage like the browser's, in which `faults` replace methods. */
function storage(values = new Map<string, string>(), faults: Partial<Storage> = {}): Storage {
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...faults,
  }
}

function throws(name: string): () => never {
  return () => {
    throw new DOMException('', name)
  }
}

describe('preferences', () => {
  it('are kept in the storage of the browser', () => {
    const log = recordingLog()
    const browser = storage()
    const store = localStore(log, () => browser)
    store.set('theme', 'dark')
    expect(browser.getItem('theme')).toBe('dark')
    expect(store.get('theme')).toBe('dark')
    store.remove('theme')
    expect(browser.getItem('theme')).toBeNull()
    expect(store.get('theme')).toBeNull()
    expect(log.events).toEqual([])
  })

  it('what another tab stores or clears is seen [F-074]', () => {
    const browser = storage()
    const store = localStore(recordingLog(), () => browser)
    store.set('popupNotice', '1')
    browser.clear()
    expect(store.get('popupNotice')).toBeNull()
    browser.setItem('popupNotice', '2')
    expect(store.get('popupNotice')).toBe('2')
  })

  it('what could not be stored for a while no longer stands before what is stored after it [F-071]', () => {
    let isFull = true
    const browser = storage(new Map(), {})
    const store = localStore(recordingLog(), () => (isFull ? storage(new Map(), { setItem: throws('QuotaExceededError') }) : browser))
    store.set('theme', 'dark')
    expect(store.get('theme')).toBe('dark')
    isFull = false
    store.set('theme', 'light')
    browser.setItem('theme', 'system')
    expect(store.get('theme')).toBe('system')
  })

  it.each([
    ['forbidden [F-070]', throws('SecurityError'), 'SecurityError'],
    ['absent', throws('TypeError'), 'TypeError'],
  ])('where storage is %s they last for the session, and the log hears of it once', (_name, open, problem) => {
    const log = recordingLog()
    const store = localStore(log, open)
    expect(store.get('theme')).toBeNull()
    store.set('theme', 'dark')
    store.set('motion', 'reduce')
    expect(store.get('theme')).toBe('dark')
    store.remove('theme')
    expect(store.get('theme')).toBeNull()
    expect(log.events).toEqual([{ kind: 'storage-failed', key: 'theme', problem }])
  })

  it('where storage is full the newest value still holds for the session [F-071]', () => {
    const log = recordingLog()
    const full = storage(new Map([['questPopupHiddenDate', '2026-11-19']]), { setItem: throws('QuotaExceededError') })
    const store = localStore(log, () => full)
    store.set('questPopupHiddenDate', '2026-11-20')
    expect(store.get('questPopupHiddenDate')).toBe('2026-11-20')
    expect(log.events).toEqual([{ kind: 'storage-failed', key: 'questPopupHiddenDate', problem: 'QuotaExceededError' }])
  })

  it('a value that could be stored later is the stored one again', () => {
    let isFull = true
    const browser = storage()
    const store = localStore(recordingLog(), () => (isFull ? storage(undefined, { setItem: throws('QuotaExceededError') }) : browser))
    store.set('theme', 'dark')
    isFull = false
    store.set('theme', 'light')
    browser.setItem('theme', 'dark')
    expect(store.get('theme')).toBe('dark')
  })
})
