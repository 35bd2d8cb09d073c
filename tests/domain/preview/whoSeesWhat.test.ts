import { describe, expect, it } from 'vitest'
import { homeSectionIds } from '../../../src/domain/home/homeSections.ts'
import { besideSections, type MatrixRow, whoSeesWhat } from '../../../src/domain/preview/whoSeesWhat.ts'
import { defaultRolePolicy } from '../../../src/domain/viewer/RolePolicy.ts'
import { settings } from '../../fakes/settings.ts'
import { factLine } from '../home/factLine.ts'
import { columnNames, rows, type Subject, visits } from '../home/whoSeesWhat.ts'
import { links } from '../site/places.ts'

const house = { rolePolicy: defaultRolePolicy, settings: { ...settings, links } }
const matrix = whoSeesWhat(
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
    expect([...new Set(matrix.map(({ id }) => id))]).toEqual([...homeSectionIds, ...besideSections])
    expect(matrix.filter(({ device }) => device !== null).map(({ id, device }) => `${id} ${device}`)).toEqual([
      'channel-banner desktop',
      'channel-banner mobile',
    ])
  })

  it('shows what is for empty pages too: data permitting works both ways [S-083]', () => {
    const empty = matrix.find(({ id }) => id === 'empty')
    expect(empty?.cells.every(({ shown }) => shown)).toBe(true)
    expect(empty?.cells[0]?.because.map(factLine)).toContain('isEmpty(courses): yes')
  })

  it('gives every cell of a section its reasons, and the statements that it rests on [S-334]', () => {
    const guestHomework = rowOf('homework', 'desktop')
    expect(guestHomework?.cells[0]?.shown).toBe(false)
    expect(guestHomework?.cells[0]?.decidedBy.map(factLine)).toEqual(['signedIn: no', 'onChannel: no'])
    expect(guestHomework?.spec).toEqual(['S-063', 'S-064'])
  })
})
