import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// @vitest-environment jsdom
// Libraries that compile code do so when they are loaded, so each test loads them anew, and leaves none of them to other files.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('reading answers and settings compiles no code from text, as the Content-Security-Policy demands [F-063]', async () => {
  const compile = vi.fn()
  vi.stubGlobal('Function', compile)
  const { parseHomeData } = await import('../../src/adapters/http/home.ts')
  const { readAppConfig } = await import('../../src/adapters/browser/config.ts')
  parseHomeData({ recommendationCourse: { courseList: [{ courseId: 1 }] } }, { warn: () => {} })
  expect(readAppConfig(document).ok).toBe(true)
  expect(compile).not.toHaveBeenCalled()
})
