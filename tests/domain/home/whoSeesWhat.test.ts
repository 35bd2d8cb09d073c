import { describe, expect, it } from 'vitest'
import { categoryShortcuts } from '../../../src/domain/channel/categoryShortcuts.ts'
import { courseClassLink, opensChannelDomain } from '../../../src/domain/course-class/courseClassLink.ts'
import { enrolledCoursesLayout } from '../../../src/domain/home/enrolledCoursesLayout.ts'
import { homeSectionIds } from '../../../src/domain/home/homeSections.ts'
import { channelRoleOf } from '../../../src/domain/viewer/ChannelRole.ts'
import { needsSignup } from '../../../src/domain/viewer/needsSignup.ts'
import { defaultRolePolicy } from '../../../src/domain/viewer/RolePolicy.ts'
import { links } from '../site/places.ts'
import { aViewer } from '../viewer/viewers.ts'
import { aHome, stateOf } from './aHome.ts'
import { columnNames, guestOnEnterprise, type Row, rows, rowsOfGuestOnEnterprise, type Subject, type Visit, visits } from './whoSeesWhat.ts'

const cells = rows.flatMap((row) => columnNames.map((column) => ({ row, column, cell: row.cells.get(column) ?? '' })))

describe('who sees what on the home page', () => {
  it('is a complete table: every column is a visit, every cell is marked, every section but three is in it [S-008]', () => {
    const covered = new Set<string>(rows.flatMap(({ subjects }) => subjects))
    expect([columnNames.length, rows.length]).toEqual([9, 18])
    expect(Object.keys(visits)).toEqual(columnNames)
    expect(homeSectionIds.filter((id) => !covered.has(id))).toEqual(['empty', 'live-inquiry', 'business-info'])
    expect(cells.every(({ cell }) => /^[●○]/.test(cell))).toBe(true)
  })

  it.each(cells)('$column: $row.name $cell [S-008 S-009 S-159 S-197 $row.spec]', ({ row, column, cell }) => {
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
    for (const { row, column, cell } of cells) {
      if (row.name !== 'Currently taking') continue
      const { channel, viewer } = visitOf(column)
      expect(enrolledCoursesLayout(channelRoleOf(channel, viewer)), column).toBe(cell === '● block' ? 'block' : 'carousel')
    }
  })

  it('leads to the parent for the course pass where the table says so, else stays here [S-056 S-057 A-17]', () => {
    for (const { row, column, cell } of cells) {
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
