import type { Persona } from '../../mock-server/demoAddress.ts'
import { demoAddressOf } from '../../mock-server/demoLinks.ts'
import type { DemoLogin } from '../ui/kit/links.tsx'
import { withBasePath } from '../ui/kit/basePath.ts'

const loginRows: readonly (readonly [at: string, label: string, persona: Persona])[] = [
  ['/login', '학습자로 로그인', 'learner'],
  ['/login', '선생님으로 로그인', 'teacher'],
  ['/signup', '새내기로 가입하기', 'newcomer'],
]

/** The demo's sign-in. As on the platform, it ends on the home page, which is reloaded as the new viewer. */
export const demoLogins = (): readonly DemoLogin[] =>
  loginRows.map(([at, label, persona]) => ({
    path: at,
    label,
    logIn: () => location.assign(withBasePath(demoAddressOf(`/?persona=${persona}`, new URL(location.href)))),
  }))
