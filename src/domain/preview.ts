import type { ChannelInfo } from './channel/channel.ts'
import { coursePassUrl } from './channel/shortcuts.ts'
import { opensChannelDomain } from './course-class/courseClass.ts'
import type { Fact } from './home/conditions.ts'
import { type HomeContext, initialListStates, type ListState } from './home/context.ts'
import { planHome, type SectionPlan } from './home/plan.ts'
import { allFacts, decidingFacts } from './home/reasons.ts'
import { type HomeSectionId, homeSections } from './home/sections.ts'
import { channelRoleOf, type RolePolicy } from './roles.ts'
import type { SiteSettings } from './site/settings.ts'
import type { Site } from './site/site.ts'
import { guest, needsSignup, type Viewer } from './viewer.ts'

/** A section as a visitor sees it. */
export interface PreviewedSection {
  readonly id: HomeSectionId
  readonly title: string | null
}

export interface PlanDifference {
  readonly id: HomeSectionId
  readonly kind: 'onlyLeft' | 'onlyRight' | 'title'
  readonly left: string | null
  readonly right: string | null
}

/** Compares two views of the home page: sections in only one of them, and different titles. */
export function planDifferences(left: readonly PreviewedSection[], right: readonly PreviewedSection[]): readonly PlanDifference[] {
  const other = new Map(right.map(({ id, title }) => [id, title]))
  const own = new Set(left.map(({ id }) => id))
  const differences = left.flatMap(({ id, title }): PlanDifference[] => {
    const there = other.get(id)
    if (there === undefined) return [{ id, kind: 'onlyLeft', left: title, right: null }]
    return there === title ? [] : [{ id, kind: 'title', left: title, right: there }]
  })
  const onlyRight = right.filter(({ id }) => !own.has(id))
  return [...differences, ...onlyRight.map(({ id, title }): PlanDifference => ({ id, kind: 'onlyRight', left: null, right: title }))]
}

/** The kinds of visitor that a teacher can preview a real site as; no real account. */
export const previewPersonas = ['guest', 'learner', 'enterprise', 'premium', 'teacher'] as const
export type PreviewPersona = (typeof previewPersonas)[number]

const signedInViewer: Viewer = {
  ...guest,
  authState: 'VALID',
  gender: 'WOMAN',
  role: 'ROLE_USER',
  roleList: ['ROLE_USER'],
  point: 0,
  level: 1,
}

/** Returns the made-up viewer; the greeting uses their `nickname`. */
export function previewPersonaViewer(persona: PreviewPersona, nickname: string): Viewer {
  const known = { ...signedInViewer, userId: 'preview', nickname }
  switch (persona) {
    case 'guest':
      return guest
    case 'learner':
      return known
    case 'enterprise':
      return { ...known, roleList: ['ROLE_USER', 'ROLE_CHANNEL_ENTERPRISE'] }
    case 'premium':
      return { ...known, roleList: ['ROLE_USER', 'ROLE_CHANNEL_PREMIUM'] }
    case 'teacher':
      return { ...known, roleList: ['ROLE_USER', 'ROLE_TEACHER'] }
  }
}

/** A column of the matrix: a visitor on a page. */
export interface VisitorContext {
  readonly viewer: Viewer
  readonly site: Site
  readonly channel: ChannelInfo | null
}

export interface Installation {
  readonly rolePolicy: RolePolicy
  readonly settings: SiteSettings
}

/** Other parts that depend on the viewer, each with a rule of its own. */
export const extraRuleIds = ['course-pass', 'class-in-new-tab', 'publish-link', 'signup-dialog'] as const
export type ExtraRuleId = (typeof extraRuleIds)[number]

export interface MatrixCell {
  readonly shown: boolean
  readonly title: string | null
  readonly facts: readonly Fact[]
  readonly decidingFacts: readonly Fact[]
}

export interface MatrixRow {
  readonly id: HomeSectionId | ExtraRuleId
  /** null: the same on every device. */
  readonly device: Device | null
  readonly spec: readonly string[]
  /** The cells of the row, in the order of the visits. */
  readonly cells: readonly MatrixCell[]
}

type Device = 'desktop' | 'mobile'

/** Builds the matrix visitor × section for lists that have what a section needs (‘data permitting’), from the table that draws the page. */
export function visibilityMatrix(visits: readonly VisitorContext[], installation: Installation): readonly MatrixRow[] {
  const plansOn = (device: Device) => visits.map((visit) => bestCasePlan(onDevice(visit, device), installation))
  const plans = { desktop: plansOn('desktop'), mobile: plansOn('mobile') }
  const sections = homeSections.flatMap(({ id, spec }): MatrixRow[] => {
    const row = (device: Device) => ({ id, device, spec, cells: plans[device].flatMap((plan) => cellsOf(plan, id)) })
    const [desktop, mobile] = [row('desktop'), row('mobile')]
    return visibilityKey(desktop) === visibilityKey(mobile) ? [{ ...desktop, device: null }] : [desktop, mobile]
  })
  return [...sections, ...extraRuleIds.map((id) => extraRuleRow(id, visits, installation))]
}

function onDevice({ site, ...visit }: VisitorContext, device: Device): VisitorContext {
  return { ...visit, site: { ...site, isDesktop: device === 'desktop' } }
}

/** Plans the page; a section is shown if full lists show it, or empty ones do. */
function bestCasePlan(visit: VisitorContext, house: Installation): readonly SectionPlan[] {
  const plan = (items: number) => planHome({ ...visit, ...house, lists: listsOfSize(items) })
  const shownWhenEmpty = new Map(plan(0).flatMap((section) => (section.state === 'shown' ? [[section.id, section]] : [])))
  return plan(1).map((section) => (section.state === 'shown' ? section : (shownWhenEmpty.get(section.id) ?? section)))
}

function listsOfSize(items: number): HomeContext['lists'] {
  const names = Object.keys(initialListStates(null, 'waiting'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the very names of the record it becomes
  return Object.fromEntries(names.map((name): [string, ListState] => [name, items])) as HomeContext['lists']
}

function cellsOf(plan: readonly SectionPlan[], section: HomeSectionId): readonly MatrixCell[] {
  return plan
    .filter(({ id }) => id === section)
    .map((one) => ({ shown: one.state === 'shown', title: one.title, facts: allFacts(one), decidingFacts: decidingFacts(one) }))
}

const visibilityKey = ({ cells }: Pick<MatrixRow, 'cells'>) => cells.map(({ shown }) => shown).join()

const extraRules: Readonly<
  Record<ExtraRuleId, { readonly spec: readonly string[]; holds(visit: VisitorContext, house: Installation): boolean }>
> = {
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

function extraRuleRow(id: ExtraRuleId, visits: readonly VisitorContext[], house: Installation): MatrixRow {
  const { spec, holds } = extraRules[id]
  const cells = visits.map((visit) => ({ shown: holds(visit, house), title: null, facts: [], decidingFacts: [] }))
  return { id, device: null, spec, cells }
}
