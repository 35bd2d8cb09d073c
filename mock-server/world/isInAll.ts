import type { Category } from '../../src/domain/problem.ts'

/** Whether it has one of the wanted names of each group of which any is wanted. */
export function isInAll(own: readonly Category[], all: readonly Category[], wanted: readonly string[]): boolean {
  const names = new Set(own.map(({ name }) => name))
  const asked = all.filter(({ name }) => wanted.includes(name))
  return asked.every((one) => asked.some(({ categoryGroupName, name }) => categoryGroupName === one.categoryGroupName && names.has(name)))
}
