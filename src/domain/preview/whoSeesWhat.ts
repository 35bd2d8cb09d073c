import { coursePassUrl } from '../channel/coursePassUrl.ts'
import type { ChannelInfo } from '../channel/ChannelInfo.ts'
import { opensChannelDomain } from '../course-class/courseClassLink.ts'
import type { Fact } from '../home/condition.ts'
import type { HomeContext, ListState } from '../home/HomeContext.ts'
import { givenLists } from '../home/givenLists.ts'
import { type HomeSectionId, homeSections } from '../home/homeSections.ts'
import { planHome, type SectionPlan } from '../home/planHome.ts'
import { deciders, explain } from '../home/reasons.ts'
import type { Site } from '../site/Site.ts'
import type { SiteSettings } from '../site/SiteSettings.ts'
import { channelRoleOf } from '../viewer/ChannelRole.ts'
import { needsSignup } from '../viewer/needsSignup.ts'
import type { RolePolicy } from '../viewer/RolePolicy.ts'
import type { Viewer } from '../viewer/Viewer.ts'

/** Somebody on a page: one column of the matrix. */
export interface Visit {
  readonly viewer: Viewer
  readonly site: Site
  readonly channel: ChannelInfo | null
}

export interface House {
  readonly rolePolicy: RolePolicy
  readonly settings: SiteSettings
}

/** What else depends on who looks, beside the sections: each has a rule of its own. */
export const besideSections = ['course-pass', 'class-in-new-tab', 'publish-link', 'signup-dialog'] as const
export type BesideId = (typeof besideSections)[number]

export interface MatrixCell {
  readonly shown: boolean
  readonly title: string | null
  readonly because: readonly Fact[]
  readonly decidedBy: readonly Fact[]
}

export interface MatrixRow {
  readonly id: HomeSectionId | BesideId
  /** null: the same on every device. */
  readonly device: Device | null
  readonly spec: readonly string[]
  /** One per visit, in the visits' order. */
  readonly cells: readonly MatrixCell[]
}

type Device = 'desktop' | 'mobile'

/** The matrix visitor × section for lists that have what a section needs (‘data permitting’), from the table that draws the page. */
export function whoSeesWhat(visits: readonly Visit[], house: House): readonly MatrixRow[] {
  const plansOn = (device: Device) => visits.map((visit) => permittedPlan(onDevice(visit, device), house))
  const plans = { desktop: plansOn('desktop'), mobile: plansOn('mobile') }
  const sections = homeSections.flatMap(({ id, spec }): MatrixRow[] => {
    const row = (device: Device) => ({ id, device, spec, cells: plans[device].flatMap((plan) => cellsOf(plan, id)) })
    const [desktop, mobile] = [row('desktop'), row('mobile')]
    return looksOf(desktop) === looksOf(mobile) ? [{ ...desktop, device: null }] : [desktop, mobile]
  })
  return [...sections, ...besideSections.map((id) => besideRow(id, visits, house))]
}

function onDevice({ site, ...visit }: Visit, device: Device): Visit {
  return { ...visit, site: { ...site, isDesktop: device === 'desktop' } }
}

/** Shown if full lists show it, or empty ones do. */
function permittedPlan(visit: Visit, house: House): readonly SectionPlan[] {
  const plan = (items: number) => planHome({ ...visit, ...house, lists: everyList(items) })
  const shownWhenEmpty = new Map(plan(0).flatMap((section) => (section.state === 'shown' ? [[section.id, section]] : [])))
  return plan(1).map((section) => (section.state === 'shown' ? section : (shownWhenEmpty.get(section.id) ?? section)))
}

function everyList(items: number): HomeContext['lists'] {
  const names = Object.keys(givenLists(null, 'waiting'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the very names of the record it becomes
  return Object.fromEntries(names.map((name): [string, ListState] => [name, items])) as HomeContext['lists']
}

function cellsOf(plan: readonly SectionPlan[], section: HomeSectionId): readonly MatrixCell[] {
  return plan
    .filter(({ id }) => id === section)
    .map((one) => ({ shown: one.state === 'shown', title: one.title, because: explain(one), decidedBy: deciders(one) }))
}

const looksOf = ({ cells }: Pick<MatrixRow, 'cells'>) => cells.map(({ shown }) => shown).join()

const beside: Readonly<Record<BesideId, { readonly spec: readonly string[]; holds(visit: Visit, house: House): boolean }>> = {
  'course-pass': {
    spec: ['S-056', 'S-057', 'A-17'],
    holds: ({ site, viewer, channel }, { settings }) => coursePassUrl(site, viewer, channel, settings.links) !== null,
  },
  'class-in-new-tab': {
    spec: ['S-114', 'S-208', 'A-73'],
    holds: ({ viewer, channel }) => opensChannelDomain(channelRoleOf(channel, viewer)),
  },
  'publish-link': { spec: ['S-084', 'A-06'], holds: ({ viewer }, { rolePolicy }) => rolePolicy.canPublish(viewer) },
  'signup-dialog': { spec: ['S-105', 'S-160', 'A-54'], holds: ({ viewer }) => needsSignup(viewer) },
}

function besideRow(id: BesideId, visits: readonly Visit[], house: House): MatrixRow {
  const { spec, holds } = beside[id]
  const cells = visits.map((visit) => ({ shown: holds(visit, house), title: null, because: [], decidedBy: [] }))
  return { id, device: null, spec, cells }
}
