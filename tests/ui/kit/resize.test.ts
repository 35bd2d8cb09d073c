import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSyncObserver, observeSize } from '../../../src/ui/kit/resize.ts'

describe('the sizes of elements', () => {
  const element = document.createElement('div')
  let observed: Element[] = []
  let frames: FrameRequestCallback[] = []
  let notify: () => void = () => {}

  beforeEach(() => {
    observed = []
    frames = []
    class FakeResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        notify = () => callback([], this)
      }
      observe(target: Element) {
        observed.push(target)
      }
      unobserve() {}
      disconnect() {
        observed = []
      }
    }
    vi.stubGlobal('ResizeObserver', FakeResizeObserver)
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => (frames[frame - 1] = () => {}))
  })

  it('are observed from the start', () => {
    const stop = observeSize([element], () => {})
    expect(observed).toEqual([element])
    stop()
    expect(observed).toEqual([])
  })

  it('are observed from the next frame on when an effect asks for them while an observer renders: the browser would raise a loop error', () => {
    createSyncObserver(() => observeSize([element], () => {}))
    notify()
    expect(observed).toEqual([])
    frames[0]?.(0)
    expect(observed).toEqual([element])
  })

  it('are not observed by who has gone before that frame', () => {
    let stop = () => {}
    createSyncObserver(() => void (stop = observeSize([element], () => {})))
    notify()
    stop()
    frames[0]?.(0)
    expect(observed).toEqual([])
  })

  it('are not told where the browser cannot observe [F-110]', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    expect(observeSize([element], () => {})).not.toThrow()
  })
})
