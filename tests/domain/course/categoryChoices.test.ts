import { describe, expect, it } from 'vitest'
import { categoryModes } from '../../../src/domain/course/CategoryGroup.ts'
import { afterChoosing, categoryChoices } from '../../../src/domain/course/categoryChoices.ts'

const group = { name: '분야', required: false, mode: 'CHECKBOX', position: 2 } as const
const of = (categoryGroupName: string, ...names: string[]) => names.map((name) => ({ categoryGroupName, name }))

describe('the groups of the filters', () => {
  it('stand in the order of their positions, one without any at the end [S-136]', () => {
    const groups = [{ ...group, name: '셋', position: null }, group, { ...group, name: '하나', position: 1 }]
    const categories = [...of('분야', '웹'), ...of('하나', '누구나'), ...of('셋', '모두')]
    expect(categoryChoices(groups, categories).map(({ name }) => name)).toEqual(['하나', '분야', '셋'])
  })

  it('have their categories once each; a group without any is left out [S-135]', () => {
    const choices = categoryChoices([group, { ...group, name: '빈 모음' }], of('분야', '웹', '앱', '웹'))
    expect(choices).toEqual([{ ...group, names: ['웹', '앱'] }])
  })
})

describe('choosing', () => {
  const boxes = { names: ['웹', '앱'], mode: 'CHECKBOX', required: false } as const
  const radio = { ...boxes, mode: 'RADIO' } as const

  it('ticks and unticks a CHECKBOX beside the others [S-136]', () => {
    expect(afterChoosing(['누구나', '웹'], '앱', boxes)).toEqual(['누구나', '웹', '앱'])
    expect(afterChoosing(['누구나', '웹'], '웹', boxes)).toEqual(['누구나'])
  })

  it('has one of a RADIO group at a time, and leaves other groups alone [S-136]', () => {
    expect(afterChoosing(['누구나', '웹'], '앱', radio)).toEqual(['누구나', '앱'])
    expect(afterChoosing(['웹'], '웹', radio)).toEqual([])
  })

  it.each(categoryModes)('never takes the last of a required group away (%s) [S-136]', (mode) => {
    expect(afterChoosing(['누구나', '웹'], '웹', { ...boxes, mode, required: true })).toEqual(['누구나', '웹'])
  })

  it('takes all but the last of a required group away [S-136]', () => {
    expect(afterChoosing(['웹', '앱'], '웹', { ...boxes, required: true })).toEqual(['앱'])
  })
})
