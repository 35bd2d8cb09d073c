import { describe, expect, it } from 'vitest'
import { renderShell } from '../../src/shell/renderShell.tsx'
import { drawnPattern, homeShell, shellFileOf, shellPages } from '../../src/shell/shellPages.ts'

// @vitest-environment node
const pages = [homeShell, ...shellPages].map((page) => ({ name: page.file, page }))

describe('what is prerendered', () => {
  it('of the home page has header, banner, categories, reserved places and footer', async () => {
    const html = await renderShell(homeShell.drawnAt)
    for (const words of ['본문 바로가기', '코딩바다', 'data-section="top-banner"', 'data-section="categories"', '이용약관'])
      expect(html).toContain(words)
    expect(html).not.toContain('data-section="courses"')
  })

  it('of the home page has no Suspense boundary: it would be hydrated anew with every change that comes early', async () => {
    expect(await renderShell(homeShell.drawnAt)).not.toContain('<!--$')
  })

  it.each(pages)('$name has the frame, one heading and the places of what is to come [S-331]', async ({ page }) => {
    const html = await renderShell(page.drawnAt)
    expect(html).toContain('본문 바로가기')
    expect(html).toContain('코딩바다')
    if (page !== homeShell) expect(html.match(/<main id="main"[^>]*aria-busy="true"/g)).toHaveLength(1)
    if (page !== homeShell) expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it.each(pages)(
    '$name carries no style, script or title of its own, which the policy of the page would refuse [F-063]',
    async ({ page }) => {
      expect(await renderShell(page.drawnAt)).not.toMatch(/ style=|<style|<script|<title|<link/)
    },
  )

  it.each(pages)('$name is the same every time', async ({ page }) => {
    expect(await renderShell(page.drawnAt)).toBe(await renderShell(page.drawnAt))
  })

  it.each(pages.filter(({ page }) => page.path.includes(':')))('$name is the same whatever it shows', async ({ page }) => {
    expect(await renderShell(page.drawnAt.replace('/0', '/75003'))).toBe(await renderShell(page.drawnAt))
  })
})

describe('the page that stands at an address', () => {
  it.each([
    ['/course', 'pages/courses.html'],
    ['/course/1026/lesson', 'pages/course.html'],
    ['/learn/problem/7003', 'pages/problem.html'],
    ['/learn/block/2003', 'pages/block.html'],
    ['/worksheet/601/chapter', 'pages/worksheet.html'],
    ['/', null],
    ['/course/1026/lesson/5', null],
    ['/course/class/5017/lesson', null],
    ['/learn/problem/7003/more', null],
    ['/learn/problem/', null],
    ['/assets/pages.js', null],
  ])('%s: %s', (pathname, file) => {
    expect(shellFileOf(pathname)).toBe(file)
  })

  const [courses, course] = shellPages
  it.each([
    [courses, '/', '/course?page=1&order=DESC', true],
    [courses, '/', '/course', true],
    [courses, '/', '/course?page=2&order=DESC', false],
    [courses, '/', '/course?page=1&order=DESC&keyword=a', false],
    [course, '/', '/course/1/lesson?chapter=2', true],
    [course, '/', '/course/1/lesson/2', false],
    [course, '/sea/', '/sea/course/1/lesson', true],
    [course, '/sea/', '/course/1/lesson', false],
    [homeShell, '/', '/?persona=guest', true],
    [homeShell, '/', '/ranking', false],
    [homeShell, '/sea/', '/sea/', true],
  ])('%# is drawn for it or not', (page, base, address, isDrawn) => {
    expect(page && new RegExp(drawnPattern(page, base)).test(address)).toBe(isDrawn)
  })
})
