import { describe, expect, it } from 'vitest'
import { renderShell } from '../../src/shell/renderShell.tsx'

// @vitest-environment node
describe('the shell, rendered where there is no browser', () => {
  it('has header, banner, categories, reserved places and footer', () => {
    const html = renderShell()
    for (const words of ['본문 바로가기', '코딩바다', 'data-section="top-banner"', 'data-section="categories"', '이용약관'])
      expect(html).toContain(words)
    expect(html).not.toContain('data-section="courses"')
  })

  it('carries no style, script or title of its own, which the policy of the page would refuse [F-063]', () => {
    expect(renderShell()).not.toMatch(/ style=|<style|<script|<title|<link/)
  })

  it('has no Suspense boundary: what is prerendered would be hydrated anew with every change that comes early', () => {
    expect(renderShell()).not.toContain('<!--$')
  })

  it('is the same every time', () => {
    expect(renderShell()).toBe(renderShell())
  })
})
