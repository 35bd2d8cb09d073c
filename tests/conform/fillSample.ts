import { FromResponse, type PathStep, type Sample } from '../../src/adapters/http/contract/apiCall.ts'

import { callTitle } from './callTitle.ts'

export type Answers = ReadonlyMap<string, unknown>

/** Thrown if no earlier answer has the value. */
export class NoValue extends Error {}

/** Fills in the parts of a sample that come from earlier answers. */
export function fillSample(sample: Sample, answers: Answers): unknown {
  if (sample instanceof FromResponse) return valueFrom(sample, answers)
  if (Array.isArray(sample)) return sample.map((part: Sample) => fillSample(part, answers))
  if (typeof sample !== 'object' || sample === null) return sample
  return Object.fromEntries(Object.entries(sample).map(([key, part]) => [key, fillSample(part, answers)]))
}

/** The earlier calls that a sample takes values from. */
export function callsIn(sample: Sample | undefined): readonly string[] {
  if (sample instanceof FromResponse) return [sample.call]
  return typeof sample === 'object' && sample !== null ? Object.values(sample).flatMap((part: Sample) => callsIn(part)) : []
}

function valueFrom({ call, steps }: FromResponse, answers: Answers): unknown {
  const value = steps.reduce(stepInto, answers.get(call))
  if (value === undefined || value === null) throw new NoValue(`${callTitle(call)} has no ${steps.map(stepName).join('.')}`)
  return value
}

function stepInto(value: unknown, step: PathStep): unknown {
  if (typeof step !== 'object') return (value as Record<string | number, unknown> | null | undefined)?.[step]
  if (!Array.isArray(value)) return undefined
  if ('each' in step) return value.flatMap((item) => stepInto(item, step.each) ?? [])
  return value.filter((item) => looksLike(item, step.where)).at(step.nth ?? 0)
}

/** Tells whether a value has all fields of another one, with equal values. */
export function looksLike(value: unknown, like: unknown): boolean {
  if (typeof like === 'function') return like(value) === true
  if (typeof like !== 'object' || like === null) return value === like
  return Object.entries(like).every(([key, part]) => looksLike((value as Record<string, unknown> | null | undefined)?.[key], part))
}

const stepName = (step: PathStep) => {
  if (typeof step !== 'object') return String(step)
  return 'each' in step ? step.each : JSON.stringify(step.where)
}
