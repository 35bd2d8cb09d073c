import { demoAddressOf } from '../../mock-server/demoLinks.ts'
import { withBasePath } from '../ui/kit/basePath.ts'
import type { DemoVisitor } from '../ui/kit/links.tsx'

/** The demo's sign-in: the page is loaded anew, as after that of the platform, and another visitor looks at it. */
export function enterAs(visitor: DemoVisitor, href: string): void {
  location.assign(withBasePath(demoAddressOf(hrefAs(visitor, href), new URL(location.href))))
}

/** The same page for a visitor; what the address names behind `#` stays behind it. */
export function hrefAs(visitor: DemoVisitor, href: string): string {
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(href) ?? []
  return `${page}${page.includes('?') ? '&' : '?'}persona=${visitor}${fragment}`
}
