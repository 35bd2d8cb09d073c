import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserMenuItems } from '../../../src/ui/app/frame/UserMenuItems.tsx'
import { ChatWindow } from '../../../src/ui/chat/DemoChat.tsx'
import { InboxMenu } from '../../../src/ui/inbox/InboxMenu.tsx'
import { learner } from '../../domain/viewer/viewers.ts'
import { renderInApp } from '../renderInApp.tsx'

const layers: Readonly<Record<string, (onClose: () => void) => ReactElement>> = {
  'the inquiry window': (onClose) => <ChatWindow channel={null} onClose={onClose} />,
  'the menu of the bell': (onClose) => <InboxMenu onLeave={onClose} />,
  'the account menu': (onClose) => <UserMenuItems viewer={learner} isOpen onLeave={onClose} />,
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)))

beforeEach(() => {
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/page?filter=1')
})

afterEach(settled)

test.each(Object.entries(layers))('Back closes %s, and the address stays', async (_, layer) => {
  const onClose = vi.fn()
  renderInApp(layer(onClose))
  await settled()
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect([location.pathname, location.search]).toEqual(['/page', '?filter=1'])
})

/** Modules whose layer is closed by Back elsewhere, with the module that does so. */
const elsewhere: Readonly<Record<string, string>> = {
  'app/frame/Header.tsx': 'in its content, UserMenuItems',
  'inbox/InboxBell.tsx': 'in its content, InboxMenu',
  'preview/Preview.tsx': 'none: the bar of the demo stands beside the page',
  'problem/workbench/Bench.tsx': 'in what it is drawn by, Workbench',
}

test('every module with a layer of its own closes it by Back', () => {
  const folder = join(import.meta.dirname, '../../../src/ui')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
  const without = paths.filter((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const hasLayer = /popover="|aria-modal|(?:key (?:!==|===) 'Escape')/.test(text)
    return hasLayer && !/use(?:Back|Modality)\(/.test(text)
  })
  expect(without.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})
