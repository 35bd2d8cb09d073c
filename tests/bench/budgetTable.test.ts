import { expect, test } from 'vitest'
import { type Budget, budgetsHold, budgetTable } from './budgetTable.ts'

const nodes: Budget = { measure: 'DOM nodes', value: 1500, unit: '', most: 1500 }
const paint: Budget = { measure: 'paint', value: 880, unit: 'ms', floor: { name: 'static', value: 800 }, most: 1.1 }
const blocking: Budget = { measure: 'blocking time', value: 51.26, unit: 'ms', most: 50, isReportedOnly: true }

test('the budgets hold when every count and every ratio is at most what it may be', () => {
  expect(budgetsHold([nodes, paint])).toBe(true)
  expect(budgetsHold([nodes, { ...paint, value: 881 }])).toBe(false)
  expect(budgetsHold([{ ...nodes, value: 1501 }, paint])).toBe(false)
})

test('a score must be at least what it may be', () => {
  const score: Budget = { measure: 'score', value: 95, unit: '', floor: { name: 'static', value: 100 }, least: 0.95 }
  expect(budgetsHold([score])).toBe(true)
  expect(budgetsHold([{ ...score, value: 94 }])).toBe(false)
  expect(budgetTable([score])).toContain('| score | 95 | static 100 | 0.95 | ≥ 0.95 × | ok |')
})

test('a time by itself fails nothing: another machine is not another page', () => {
  expect(budgetsHold([blocking])).toBe(true)
})

test('what a machine cannot measure fails nothing, and the table says why', () => {
  const row = { measure: 'loop', skipped: 'no python3' }
  expect(budgetsHold([row, nodes])).toBe(true)
  expect(budgetTable([row])).toContain('| loop |  |  |  |  | skipped: no python3 |')
})

test('a value that could not be measured is over', () => {
  expect(budgetsHold([{ ...nodes, value: Number.NaN }])).toBe(false)
  expect(budgetsHold([{ ...paint, floor: { name: 'static', value: Number.NaN } }])).toBe(false)
})

test('the table says what was measured, beside what, and whether it is within its budget', () => {
  expect(budgetTable([nodes, { ...paint, value: 1000 }, blocking]).split('\n')).toEqual([
    '| measure | value | floor | ratio | budget |  |',
    '| --- | --: | --: | --: | --: | --- |',
    '| DOM nodes | 1500 |  |  | ≤ 1500 | ok |',
    '| paint | 1000 ms | static 800 ms | 1.25 | ≤ 1.10 × | **over** |',
    '| blocking time | 51.3 ms |  |  | ≤ 50 ms | over (told only) |',
  ])
})
