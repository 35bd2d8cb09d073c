import type { Budget } from './budgetTable.ts'
import type { Measured } from './Measured.ts'

const sites = [
  ['guest', 'guest'],
  ['learner', 'learner'],
  ['demo', 'demo, learner'],
] as const

/** What loading the home page may cost, beside the floors. */
export const loadBudgets = ({ paints, costs, hugeNodes }: Measured): readonly Budget[] => [
  ...sites.map(([site, name]) => ({
    measure: `first contentful paint, ${name}`,
    value: paints[site].fcp,
    unit: 'ms',
    floor: { name: 'static', value: paints.static.fcp },
    most: 1.1,
  })),
  ...sites.map(([site, name]) => ({
    measure: `largest contentful paint, ${name}`,
    value: paints[site].lcp,
    unit: 'ms',
    floor: { name: 'static', value: paints.static.lcp },
    most: 1.25,
  })),
  ...sites.map(([site, name]) => ({ measure: `layout shift, ${name}`, value: paints[site].cls, unit: '', most: 0.005 })),
  ...sites.map(([site, name]) => ({
    measure: `blocking time, ${name}`,
    value: paints[site].tbt,
    unit: 'ms',
    most: 50,
    isToldOnly: true,
  })),
  ...sites.map(([site, name]) => ({
    measure: `script time, ${name}`,
    value: costs[site].script,
    unit: 'ms',
    floor: { name: 'react', value: costs.react.script },
    most: 1.5,
  })),
  ...sites.map(([site, name]) => ({
    measure: `heap after load, ${name}`,
    value: costs[site].heap,
    unit: 'MB',
    floor: site === 'demo' ? { name: 'mock', value: costs.mock.heap } : { name: 'react', value: costs.react.heap },
    most: site === 'demo' ? 1.3 : 1.4,
  })),
  { measure: 'DOM nodes, learner', value: costs.learner.nodes, unit: '', most: 1500 },
  { measure: 'DOM nodes, demo, learner', value: costs.demo.nodes, unit: '', most: 1500 },
  { measure: 'DOM nodes, a thousand items in every list', value: hugeNodes, unit: '', most: 3000 },
  { measure: 'web font, learner', value: costs.learner.font, unit: 'kB', most: 100 },
  { measure: 'web font, demo, learner', value: costs.demo.font, unit: 'kB', most: 100 },
]

/** What a step of a carousel may cost, with a dozen and with a thousand cards. */
export const carouselBudgets = ({ steps: { dozen, thousand } }: Measured): readonly Budget[] => [
  { measure: 'carousel step to its frame, 12 cards', value: dozen.paint, unit: 'ms', most: 16, isToldOnly: true },
  {
    measure: 'carousel step to its frame, 1,000 cards',
    value: thousand.paint,
    unit: 'ms',
    floor: { name: '12 cards', value: dozen.paint },
    most: 1.2,
  },
  { measure: 'frames lost in 10 steps beyond those lost at rest, 12 cards', value: beyondRest(dozen), unit: '', most: 0, isToldOnly: true },
  {
    measure: 'frames lost in 10 steps beyond those lost at rest, 1,000 cards',
    value: beyondRest(thousand),
    unit: '',
    most: 0,
    isToldOnly: true,
  },
]

const beyondRest = ({ lost, lostAtRest }: Measured['steps']['dozen']) => Math.max(0, lost - lostAtRest)
