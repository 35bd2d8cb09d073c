import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  backoffSeconds,
  type ConnectionEvent,
  connectionReducer,
  type ConnectionState,
  initialConnectionState,
} from '../../src/domain/connection.ts'

it('waits 5 seconds after the first failure, then twice as long each time, ten minutes at most [F-116]', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(backoffSeconds)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600])
})

it('never waits less than before, never longer than ten minutes, however often it failed [F-116]', () => {
  assert(
    property(integer({ min: 1, max: 100_000 }), (failures) => {
      expect(backoffSeconds(failures)).toBeGreaterThanOrEqual(5)
      expect(backoffSeconds(failures)).toBeLessThanOrEqual(600)
      expect(backoffSeconds(failures + 1)).toBeGreaterThanOrEqual(backoffSeconds(failures))
    }),
  )
})

const after = (...events: readonly ConnectionEvent[]): ConnectionState => events.reduce(connectionReducer, initialConnectionState)

const everyEvent: readonly ConnectionEvent[] = [
  'wentOffline',
  'cameOnline',
  'steady',
  'hidden',
  'seen',
  'unanswered',
  'answered',
  'waited',
  'tried',
  'tryNow',
  'settled',
]
const histories = array(constantFrom(...everyEvent), { maxLength: 40 })

describe('without a network', () => {
  it('nothing is tried, and the return is the time to try [F-116]', () => {
    expect(after('wentOffline').phase).toBe('ready')
    expect(after('wentOffline', 'cameOnline').phase).toBe('try')
  })

  it('it is told until the server has answered, not only until the network is back', () => {
    expect(after('wentOffline', 'answered').outage).toBe('offline')
    expect(after('wentOffline', 'cameOnline').outage).toBe('offline')
    expect(after('wentOffline', 'cameOnline', 'answered').outage).toBeNull()
  })

  it('a network that is back without a server behind it is another trouble', () => {
    expect(after('wentOffline', 'unanswered').outage).toBe('offline')
    expect(after('wentOffline', 'cameOnline', 'tried').outage).toBe('unreachable')
  })

  it('a network that comes and goes is tried at ever longer intervals, not at each return [F-116]', () => {
    const once = ['wentOffline', 'cameOnline', 'answered', 'tried'] as const
    expect(after(...once)).toMatchObject({ phase: 'wait', waitCount: 1 })
    expect(after(...once, 'wentOffline', 'cameOnline')).toMatchObject({ phase: 'wait', waitCount: 1 })
    expect(after(...once, 'wentOffline', 'cameOnline', 'waited', 'answered', 'tried')).toMatchObject({ phase: 'wait', waitCount: 2 })
  })

  it('a network that stays is tried before its time', () => {
    const gone = ['wentOffline', 'cameOnline', 'answered', 'tried', 'wentOffline'] as const
    expect(after(...gone, 'cameOnline', 'steady').phase).toBe('try')
    expect(after('wentOffline', 'cameOnline', 'answered', 'tried', 'steady').phase).toBe('wait')
  })

  it('after a while without trouble the next one begins anew', () => {
    expect(after('wentOffline', 'cameOnline', 'answered', 'tried', 'settled')).toEqual(initialConnectionState)
  })
})

describe('when a read finds no server', () => {
  it('the server is asked once more at once, then after waits', () => {
    expect(after('unanswered')).toMatchObject({ phase: 'try', waitCount: 0 })
    expect(after('unanswered', 'unanswered', 'tried', 'unanswered')).toMatchObject({ phase: 'wait', waitCount: 1 })
    expect(after('unanswered', 'tried', 'waited')).toMatchObject({ phase: 'try', waitCount: 1 })
  })

  it('it is told until something is answered', () => {
    expect(after('unanswered').outage).toBe('unreachable')
    expect(after('unanswered', 'tried').outage).toBe('unreachable')
    expect(after('unanswered', 'answered').outage).toBeNull()
  })

  it('whoever does not want to wait need not', () => {
    expect(after('unanswered', 'tried', 'tryNow').phase).toBe('try')
  })
})

describe('a hidden page', () => {
  it('does not try, and tries at once when it is seen again [F-102]', () => {
    expect(after('unanswered', 'tried', 'hidden', 'waited').phase).toBe('ready')
    expect(after('unanswered', 'tried', 'hidden', 'waited', 'seen').phase).toBe('try')
    expect(after('unanswered', 'tried', 'hidden', 'seen').phase).toBe('try')
  })

  it('that lacks nothing does nothing when it is seen again', () => {
    expect(after('hidden', 'seen')).toEqual(initialConnectionState)
  })
})

it('whatever happens, only a wish tries where there is no network or nobody to see it', () => {
  assert(
    property(histories, (events) => {
      const contact = after(...events.filter((event) => event !== 'tryNow'))
      const next = connectionReducer({ ...contact, isOnline: false, phase: 'wait' }, 'waited')
      expect(next.phase).toBe('ready')
    }),
  )
})

it('whatever happened, a network, an answer and a while of peace end every trouble', () => {
  assert(
    property(histories, (events) => {
      const contact = after(...events, 'seen', 'cameOnline', 'answered', 'settled')
      expect(contact).toEqual(initialConnectionState)
    }),
  )
})
