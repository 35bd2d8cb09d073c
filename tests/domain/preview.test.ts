import { describe, expect, it } from 'vitest'
import { categoryShortcuts } from '../../src/domain/channel/shortcuts.ts'
import { courseClassLink, opensChannelDomain } from '../../src/domain/course-class/courseClass.ts'
import { enrolledCoursesLayout, homeSectionIds } from '../../src/domain/home/sections.ts'
import {
  extraRuleIds,
  type MatrixRow,
  planDifferences,
  previewPersonas,
  previewPersonaViewer,
  visibilityMatrix,
} from '../../src/domain/preview.ts'
import { channelRoleOf, defaultRolePolicy } from '../../src/domain/roles.ts'
import { isSignedIn, needsSignup } from '../../src/domain/viewer.ts'
import { aHome, stateOf } from './home/aHome.ts'
import { factLine } from './home/factLine.ts'
import {
  columnNames,
  guestOnEnterprise,
  type Row,
  rows,
  rowsOfGuestOnEnterprise,
  type Subject,
  type Visit,
  visits,
} from './home/whoSeesWhat.ts'
import { links } from './site/places.ts'
import { aViewer } from './viewer/viewers.ts'
import { settings } from '../fakes/settings.ts'

const allCells = rows.flatMap((row) => columnNames.map((column) => ({ row, column, cell: row.cells.get(column) ?? '' })))

describe('who sees what on the home page', () => {
  it('is a complete table: every column is a visit, every cell is marked, every section but three is in it [S-008]', () => {
    const covered = new Set<string>(rows.flatMap(({ subjects }) => subjects))
    expect([columnNames.length, rows.length]).toEqual([9, 18])
    expect(Object.keys(visits)).toEqual(columnNames)
    expect(homeSectionIds.filter((id) => !covered.has(id))).toEqual(['empty', 'live-inquiry', 'business-info'])
    expect(allCells.every(({ cell }) => /^[●○]/.test(cell))).toBe(true)
  })

  it.each(allCells)('$column: $row.name $cell [S-008 S-009 S-159 S-197 $row.spec]', ({ row, column, cell }) => {
    expectRow(row, visitOf(column), cell.startsWith('●'))
  })

  it.each(rows)('a guest on an enterprise channel: $name as the note under the table says [A-07]', (row) => {
    const column = rowsOfGuestOnEnterprise.includes(row.name) ? 'Enterprise C' : 'Guest C'
    expectRow(row, guestOnEnterprise, row.cells.get(column) === '●')
  })

  it.each(rows)('a viewer who brings the enterprise role to an ordinary channel: $name as in the enterprise column [A-01]', (row) => {
    const visit = { ...visitOf('User C'), viewer: aViewer({ role: 'ROLE_CHANNEL_ENTERPRISE' }) }
    expectRow(row, visit, row.cells.get('Enterprise C') === '●')
  })

  it('draws the current courses as a block where the table says so, else as a carousel [S-071 S-210 A-09]', () => {
    for (const { row, column, cell } of allCells) {
      if (row.name !== 'Currently taking') continue
      const { channel, viewer } = visitOf(column)
      expect(enrolledCoursesLayout(channelRoleOf(channel, viewer)), column).toBe(cell === '● block' ? 'block' : 'carousel')
    }
  })

  it('leads to the parent for the course pass where the table says so, else stays here [S-056 S-057 A-17]', () => {
    for (const { row, column, cell } of allCells) {
      if (row.name !== 'Buy course pass (slug configured)' || cell === '○') continue
      const host = cell === '● parent host' ? 'https://narae.codingbada.kr' : ''
      expect(coursePass(visitOf(column)), column).toBe(`${host}/purchase/product/bada-pass`)
    }
  })
})

function visitOf(column: string): Visit {
  const visit = visits[column]
  if (visit === undefined) throw new Error(`no visit for ${column}`)
  return visit
}

function expectRow(row: Row, visit: Visit, shown: boolean): void {
  const here = { ...visit, site: { ...visit.site, isDesktop: row.device === 'desktop' } }
  for (const subject of row.subjects) expect(sees(subject, here), subject).toBe(shown)
}

function sees(subject: Subject, visit: Visit): boolean {
  switch (subject) {
    case 'course-pass':
      return coursePass(visit) !== undefined
    case 'empty-state-link':
      return defaultRolePolicy.canPublish(visit.viewer)
    case 'signup-dialog':
      return needsSignup(visit.viewer)
    case 'class-in-new-tab':
      return classOpensNewTab(visit)
    default:
      return stateOf(subject, aHome(visit)) === 'shown'
  }
}

function coursePass(visit: Visit): string | undefined {
  return categoryShortcuts({ ...visit, links }).find(({ id }) => id === 'pass')?.href
}

function classOpensNewTab({ channel, viewer }: Visit): boolean {
  const courseClass = {
    courseClassId: 7,
    channelProfile: { channelId: 1, channelName: '해온', channelLogoUrl: null, channelDomain: 'haeon' },
  }
  const options = { opensChannelDomain: opensChannelDomain(channelRoleOf(channel, viewer)), links }
  return courseClassLink(courseClass, options).newTab
}

const login = { id: 'login', title: null } as const
const user = { id: 'user', title: null } as const

it('two views differ in what only one of them shows and in titles, and in nothing else [S-334]', () => {
  const left = [{ id: 'courses', title: '인기 강의예요' }, { id: 'news', title: '최근 소식이에요' }, user] as const
  const right = [{ id: 'courses', title: '물소리 3' }, { id: 'news', title: '최근 소식이에요' }, login] as const
  expect(planDifferences(left, right)).toEqual([
    { id: 'courses', kind: 'title', left: '인기 강의예요', right: '물소리 3' },
    { id: 'user', kind: 'onlyLeft', left: null, right: null },
    { id: 'login', kind: 'onlyRight', left: null, right: null },
  ])
})

it('the same view twice has no differences [S-334]', () => {
  expect(planDifferences([user, login], [user, login])).toEqual([])
})

it('each made-up viewer has the rights of its kind and no other [A-87]', () => {
  const rights = previewPersonas.map((who) => {
    const viewer = previewPersonaViewer(who, '아무개')
    return [who, isSignedIn(viewer), channelRoleOf(null, viewer), defaultRolePolicy.canTeach(viewer)]
  })
  expect(rights).toEqual([
    ['guest', false, null, false],
    ['learner', true, null, false],
    ['enterprise', true, 'ROLE_CHANNEL_ENTERPRISE', false],
    ['premium', true, 'ROLE_CHANNEL_PREMIUM', false],
    ['teacher', true, null, true],
  ])
})

it('a made-up viewer is nobody’s account [A-87]', () => {
  expect(previewPersonaViewer('learner', '학습자')).toMatchObject({ userId: 'preview', nickname: '학습자', point: 0 })
})

const house = { rolePolicy: defaultRolePolicy, settings: { ...settings, links } }
const matrix = visibilityMatrix(
  columnNames.flatMap((name) => visits[name] ?? []),
  house,
)

const names: Partial<Record<Subject, MatrixRow['id']>> = { 'empty-state-link': 'publish-link' }
const rowOf = (subject: Subject, device: 'desktop' | 'mobile') => {
  const id = names[subject] ?? subject
  return matrix.find((row) => row.id === id && (row.device === null || row.device === device))
}

describe('the matrix of who sees what', () => {
  it.each(rows)('agrees with the table of the decisions: $name [S-334 S-008 $spec]', ({ subjects, device, cells }) => {
    const expected = columnNames.map((column) => cells.get(column)?.startsWith('●'))
    for (const subject of subjects)
      expect(
        rowOf(subject, device)?.cells.map(({ shown }) => shown),
        subject,
      ).toEqual(expected)
  })

  it('has every section once, in page order, twice only where the device matters, and then what lies beside the sections [S-334]', () => {
    expect([...new Set(matrix.map(({ id }) => id))]).toEqual([...homeSectionIds, ...extraRuleIds])
    expect(matrix.filter(({ device }) => device !== null).map(({ id, device }) => `${id} ${device}`)).toEqual([
      'channel-banner desktop',
      'channel-banner mobile',
    ])
  })

  it('shows what is for empty pages too: data permitting works both ways [S-083]', () => {
    const empty = matrix.find(({ id }) => id === 'empty')
    expect(empty?.cells.every(({ shown }) => shown)).toBe(true)
    expect(empty?.cells[0]?.facts.map(factLine)).toContain('isEmpty(courses): yes')
  })

  it('gives every cell of a section its reasons, and the statements that it rests on [S-334]', () => {
    const guestHomework = rowOf('homework', 'desktop')
    expect(guestHomework?.cells[0]?.shown).toBe(false)
    expect(guestHomework?.cells[0]?.decidingFacts.map(factLine)).toEqual(['signedIn: no', 'onChannel: no'])
    expect(guestHomework?.spec).toEqual(['S-063', 'S-064'])
  })
})
