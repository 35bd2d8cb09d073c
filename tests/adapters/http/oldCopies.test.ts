import { expect, test } from 'vitest'
import { contract } from '../../../src/adapters/http/contract/contract.ts'

/** Why a save from an old copy takes nothing away that somebody else has set meanwhile. */
type Guard =
  /** It names the version that it replaces, and is refused (409) where there is another one. */
  | 'version'
  /** It says what changes, and leaves the rest as it is. */
  | 'changes'
  /** Nobody else writes it. */
  | 'own'
  /** It is one value and no list: the last one counts, and is told to whoever looks. */
  | 'oneValue'

const guards: Readonly<Record<string, Guard>> = {
  changeBanner: 'version',
  saveChannelInfo: 'version',
  setHomeworkSave: 'version',
  setRoomSave: 'version',
  studioCourseSave: 'version',
  studioProblemSave: 'version',
  changeMemberRoles: 'changes',
  arrangeBanners: 'changes',
  changeNotificationSetting: 'own',
  setGoal: 'own',
  equipItems: 'own',
  handOverWork: 'oneValue',
  markAnswer: 'oneValue',
  hidePost: 'oneValue',
  markHomework: 'oneValue',
  roomAnswer: 'oneValue',
  roomExtend: 'oneValue',
}

const saves = contract.filter(({ method }) => method === 'PUT')
/** Drafts name the version that they build on, and reviews are their writer's, each under several names. */
const guardOf = ({ name, path }: (typeof saves)[number]): Guard | undefined =>
  guards[name] ?? (path.endsWith('/drafts') ? 'version' : /review/i.test(name) ? 'own' : undefined)

test.each(saves)('a save from an old copy takes nothing away: $name', (call) => {
  const guard = guardOf(call)
  expect(guard).toBeDefined()
  if (guard === 'version') expect([...(call.acceptedErrors ?? []), ...(call.otherErrors ?? [])]).toContain(409)
  if (guard === 'own') expect(call.path).toMatch(/^users\/|review/)
  if (guard === 'oneValue') for (const value of Object.values(Object(call.body?.example))) expect(Array.isArray(value)).toBe(false)
})
