import { expect, it } from 'vitest'
import { seaHost } from '../../../src/adapters/python/seaHost.ts'
import { aStage } from '../../domain/blocks/aStage.ts'

it('writes down what changes the sea, and nothing that only asks', () => {
  const { host, calls } = seaHost(aStage())
  host(1, 'move')
  host(2, 'look')
  host(3, 'rock_ahead')
  host(4, 'turn_left')
  expect(calls).toEqual([
    [1, 'move'],
    [4, 'turn_left'],
  ])
})

it('writes down nothing once the play is over', () => {
  const { host, calls } = seaHost(aStage({ tiles: [{ kind: 'ROCK', x: 1, y: 0 }] }))
  host(1, 'go_right')
  host(2, 'go_down')
  expect(calls).toEqual([[1, 'go_right']])
})
