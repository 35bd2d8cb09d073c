// @vitest-environment node
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { App } from '../../src/ui/app/App.tsx'
import { ApplicationContext } from '../../src/ui/app/ApplicationContext.ts'
import { createQueryClient } from '../../src/ui/app/queryClient.ts'
import { anApplication } from '../fakes/anApplication.ts'

/** What a server draws before it knows anybody. */
const application = anApplication({
  clock: {
    now: () => {
      throw new Error('a render may not look at the clock before there is data')
    },
    timeZone: () => 'Asia/Seoul',
  },
})

const render = () =>
  renderToString(
    <ApplicationContext value={application}>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </QueryClientProvider>
    </ApplicationContext>,
  )

describe('the shell, rendered where there is no browser', () => {
  it('has header, banner, categories, reserved places and footer', () => {
    const html = render()
    for (const words of ['본문 바로가기', '코딩바다', 'data-section="top-banner"', 'data-section="categories"', '이용약관'])
      expect(html).toContain(words)
    expect(html).not.toContain('data-section="courses"')
  })

  it('is the same every time', () => {
    expect(render()).toBe(render())
  })
})
