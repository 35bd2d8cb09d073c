import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppPage } from '../../../src/appPage.tsx'
import { startDemoFrame } from '../../../src/preview/demoFrame.tsx'

afterEach(() => document.querySelectorAll('#root, #preview, [class*="layer"]').forEach((element) => element.remove()))

test('outlines what the window around it marks, and nothing that another window of this origin asks for [F-065]', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<div id="root"><section data-section="courses"></section></div>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, left: 0, width: 9, height: 9 } as DOMRect)
  const page: AppPage = {
    show: () => {},
    refresh: () => {},
    viewerCanTeach: async () => false,
    calm: async () => {},
    setObserver: () => {},
  }
  await act(async () => startDemoFrame(page))
  const data = { kind: 'codingbada-preview-mark', sections: [{ id: 'courses', label: '여기' }] }
  const tell = async (source: Window | null) => {
    const message = Object.assign(new Event('message'), { origin: location.origin, source, data })
    await act(async () => void window.dispatchEvent(message))
    // Places are measured with the next frame.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow
  await tell(other)
  await tell(null)
  expect(document.querySelector('[data-outline]')).toBeNull()
  // The page is in no frame in jsdom, so it is its own parent.
  await tell(window.parent)
  expect(document.querySelector('[data-outline="courses"]')).not.toBeNull()
})
