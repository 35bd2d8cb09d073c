import { demoAddressOf } from '../../mock-server/demoLinks.ts'
import { withBasePath } from '../ui/kit/basePath.ts'
import type { DemoVisitor } from '../ui/kit/links.tsx'

/** The demo's sign-in: the page is loaded anew, as after that of the platform, and another visitor looks at it. */
export function enterAs(visitor: DemoVisitor, href: string): void {
  const address = `${href}${href.includes('?') ? '&' : '?'}persona=${visitor}`
  location.assign(withBasePath(demoAddressOf(address, new URL(location.href))))
}
