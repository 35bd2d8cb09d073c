import { fail } from './evaluate.ts'
import type { OutcomeName } from './outcome.ts'
import type { ActorState, Sea } from './sea.ts'
import type { Goal, Value } from './stage.ts'

/** Tells whether all goals of the task are met. */
export function areGoalsMet(sea: Sea): boolean {
  return sea.stage.goals.every((goal) => isMet(goal, sea))
}

function isMet(goal: Goal, sea: Sea): boolean {
  switch (goal.kind) {
    case 'REACH':
      return sea.actors.every((actor) => sea.isAtGoal(actor))
    case 'COLLECT':
      return goal.count === null ? leftOf(sea, 'ITEM') === 0 : collectedCount(sea) >= goal.count
    case 'FILL':
      return leftOf(sea, 'BOX') === 0
    case 'VISIT':
      return (sea.visits.get(goal) ?? 0) >= goal.count
    case 'VARIABLE':
      return sea.variables.get(goal.name) === goal.value
    case 'LIST':
      return isSameList(sea.lists.get(goal.name) ?? [], goal.values)
    case 'SAID':
      return sea.said.length === goal.values.length
    case 'DISTINCT':
      return sea.said.length >= goal.count
    case 'IN_TURN':
      return sea.actors.every(({ hasMoved }) => hasMoved)
    case 'TOGETHER':
      return sea.actors.every(({ saidTick }) => saidTick !== null && saidTick === sea.actors[0]?.saidTick)
    case 'CALLED':
      return (sea.calls.get(goal.name) ?? 0) >= goal.count
    case 'SURVIVE':
      return sea.tick >= goal.ticks
  }
}

function leftOf(sea: Sea, kind: 'ITEM' | 'BOX'): number {
  return [...sea.left].reduce((sum, [tile, count]) => sum + (tile.kind === kind ? count : 0), 0)
}

const collectedCount = ({ actors }: Sea) => actors.reduce((sum, { collected }) => sum + collected, 0)

function isSameList(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}

/** Ends the run if an actor moves before the one that it follows has arrived. */
export function checkTurn(sea: Sea, actor: ActorState): void {
  if (!sea.stage.goals.some(({ kind }) => kind === 'IN_TURN')) return
  const before = sea.actors[sea.actors.indexOf(actor) - 1]
  if (before !== undefined && !sea.isAtGoal(before)) fail('TOO_EARLY')
}

/** Ends the run if an actor says a value that no goal asks for. */
export function checkWord(sea: Sea, value: Value): void {
  const at = sea.said.length - 1
  for (const goal of sea.stage.goals) {
    if (goal.kind === 'SAID' && value !== goal.values[at]) fail('WRONG_WORD')
    if (goal.kind === 'DISTINCT' && !isNewItem(sea, goal.name, value)) fail('WRONG_WORD')
  }
}

function isNewItem({ stage, said }: Sea, name: string, value: Value): boolean {
  const isItem = stage.lists.some((list) => list.name === name && list.values.some((one) => one === value))
  return isItem && said.indexOf(value) === said.length - 1
}

/** Tells whether the sea goes on without the program, because only time is missing. */
export function isWaitingForTime(sea: Sea): boolean {
  return sea.stage.goals.some((goal) => goal.kind === 'SURVIVE' && !isMet(goal, sea))
}

/** Returns the reason why a program that has ended has not reached the goal. */
export function shortfall(sea: Sea, hasUnheardSignal: boolean): OutcomeName {
  if (hasUnheardSignal) return 'UNHEARD_SIGNAL'
  const missing = new Set(sea.stage.goals.filter((goal) => !isMet(goal, sea)).map(({ kind }) => kind))
  if (missing.has('REACH')) return 'ENDED_EARLY'
  if (missing.has('COLLECT')) return 'FORGOT_PICK'
  return missing.has('FILL') ? 'FORGOT_PUT' : 'NOT_DONE'
}
