import { describe, expect, test } from 'vitest'
import {
  append,
  both,
  call,
  change,
  compare,
  compute,
  contains,
  define,
  either,
  forever,
  forward,
  go,
  itemOf,
  leave,
  lengthOf,
  look,
  not,
  onSignal,
  pick,
  program,
  type ProgramPart,
  put,
  random,
  removeAt,
  repeat,
  say,
  send,
  sendAndWait,
  sense,
  set,
  sidestep,
  start,
  turn,
  until,
  variable,
  wait,
  when,
} from '../../../mock-server/blocks/writeProgram.ts'
import { rulesOf, verdictStateOf } from '../../../src/domain/blocks/blockProblem.ts'
import { blockMessage, blockName, sensorLabel } from '../../../src/domain/blocks/blockLabels.ts'
import { eventText } from '../../../src/domain/blocks/eventText.ts'
import { type BlockRules, judgeProgram } from '../../../src/domain/blocks/judgeProgram.ts'
import { outcomeNames, outcomeTexts, starsFor } from '../../../src/domain/blocks/outcome.ts'
import { printPython, pythonText } from '../../../src/domain/blocks/printPython.ts'
import {
  blockCount,
  type BlockProgram,
  blockTypes,
  blockUse,
  emptyProgram,
  hasEmptySlot,
  programText,
  runningStatements,
  sensors,
  type Statement,
} from '../../../src/domain/blocks/program.ts'
import { aStage } from './aStage.ts'

const loose = { trigger: { kind: 'loose' }, body: [forward, pick], place: { x: 3, y: 4 } } as const

describe('a program', () => {
  const sample: BlockProgram = {
    version: 1,
    scripts: [loose, start('꽃게', repeat(2, forward, either(sense('ITEM_HERE'), [pick], [put])), say(compute(1, 'ADD', variable('수'))))],
    functions: [define('끝', forward)],
  }

  test('is made of the blocks that may run', () => {
    expect(runningStatements(sample).map(({ kind }) => kind)).toEqual(['repeat', 'forward', 'if_else', 'pick', 'put', 'say', 'forward'])
    expect(blockCount(sample)).toBe(7)
    expect(blockCount(emptyProgram)).toBe(0)
  })

  test('uses kinds of blocks', () => {
    expect(Object.fromEntries(blockUse(sample))).toEqual({
      when_started: 1,
      function: 1,
      repeat: 1,
      number: 2,
      forward: 2,
      if_else: 1,
      sense: 1,
      pick: 1,
      put: 1,
      say: 1,
      arithmetic: 1,
      variable: 1,
    })
  })

  test('has empty slots, at any depth', () => {
    expect(hasEmptySlot(sample)).toBe(false)
    expect(hasEmptySlot(program(start('꽃게', { kind: 'say', value: null })))).toBe(true)
    expect(hasEmptySlot(program(start('꽃게', when({ kind: 'not', condition: null }))))).toBe(true)
    expect(hasEmptySlot({ ...emptyProgram, scripts: [{ ...loose, body: [{ kind: 'say', value: null }] }] })).toBe(false)
  })

  test('is always written the same way', () => {
    const { functions, scripts, version } = sample
    expect(programText({ functions, scripts, version })).toBe(programText(sample))
  })
})

describe('a verdict', () => {
  const rules: BlockRules = {
    allowed: [
      { type: 'when_started', limit: null },
      { type: 'forward', limit: 3 },
      { type: 'repeat', limit: null },
    ],
    blockLimit: 3,
    required: ['REPEAT'],
    starLimits: { three: 2, two: 3 },
  }
  const goal = (x: number) => aStage({ label: `${x}칸`, goals: [{ kind: 'REACH' }], tiles: [{ kind: 'GOAL', x, y: 0, actorId: null }] })
  const worlds = [
    { stage: goal(2), isOpen: true },
    { stage: goal(2), isOpen: false },
  ]
  const outcome = (one: BlockProgram, changes: Partial<BlockRules> = {}) => judgeProgram(one, { ...rules, ...changes }, worlds).outcome

  test('counts blocks, and gives stars for few of them', () => {
    expect(judgeProgram(program(start('꽃게', repeat(2, forward))), rules, worlds)).toEqual({
      outcome: 'ARRIVED',
      blockCount: 2,
      stepCount: 7,
      star: 3,
      worlds: [
        { label: '2칸', isOpen: true, outcome: 'ARRIVED', stepCount: 7 },
        { label: '2칸', isOpen: false, outcome: 'ARRIVED', stepCount: 7 },
      ],
    })
    expect([2, 3, 4].map((count) => starsFor(count, rules.starLimits))).toEqual([3, 2, 1])
  })

  const free = { allowed: blockTypes.map((type) => ({ type, limit: null })) }

  test('is told before anything runs, where it can be', () => {
    expect(outcome(emptyProgram)).toBe('NO_START')
    expect(outcome({ ...emptyProgram, scripts: [loose] })).toBe('NO_START')
    expect(outcome(program(start('꽃게')))).toBe('EMPTY')
    expect(outcome(program(start('꽃게', pick)))).toBe('UNKNOWN_BLOCK')
    expect(outcome(program(start('꽃게', forward, forward, forward, forward)))).toBe('TOO_MANY_BLOCKS')
    expect(outcome(program(start('꽃게', { kind: 'repeat', times: null, body: [forward] })))).toBe('EMPTY_SLOT')
    expect(outcome(program(start('꽃게', repeat(2, when(sense('GOAL_HERE'), leave)))), free)).toBe('ENDED_EARLY')
    expect(outcome(program(start('꽃게', forward, when(sense('GOAL_HERE'), leave))), free)).toBe('BREAK_OUTSIDE_LOOP')
    expect(outcome(program(start('꽃게', repeat(2, call('끝'))), define('끝', leave)), free)).toBe('BREAK_OUTSIDE_LOOP')
  })

  test('asks for the goal in every sea, then for the rules', () => {
    expect(outcome(program(start('꽃게', repeat(1, forward))))).toBe('ENDED_EARLY')
    expect(outcome(program(start('꽃게', forward, forward)))).toBe('UNUSED_REPEAT')
    expect(outcome(program(start('꽃게', forward, forward)), { required: [], blockLimit: 1 })).toBe('TOO_MANY_BLOCKS')
    expect(outcome(program(start('꽃게', forward, forward)), { required: [], blockLimit: null })).toBe('ARRIVED')
    const far = [
      { stage: goal(2), isOpen: true },
      { stage: goal(4), isOpen: false },
    ]
    expect(judgeProgram(program(start('꽃게', repeat(2, forward))), rules, far)).toMatchObject({ outcome: 'ENDED_EARLY', star: 0 })
  })

  test('has a word of the problems’ verdicts', () => {
    expect((['ARRIVED', 'STEP_LIMIT', 'BUMPED'] as const).map(verdictStateOf)).toEqual(['ACCEPTED', 'STEP_LIMIT', 'WRONG_ANSWER'])
  })

  test('is by the rules of the task’s toolbox', () => {
    const { allowed, ...rest } = rules
    expect(rulesOf({ ...rest, toolbox: [{ name: '움직임', blocks: allowed }] })).toEqual(rules)
  })

  test('is told kindly', () => {
    for (const name of outcomeNames) {
      expect(outcomeTexts[name].title, name).toMatch(/[요!]$/)
      expect(outcomeTexts[name].text, name).toMatch(/[.!]$/)
    }
  })
})

describe('a program as Python', () => {
  const sea = aStage({
    variables: ['내 점수', '1등', '번호', '수'].map((name) => ({ name, value: 0 })),
    lists: [{ name: '낱말', values: [] }],
  })
  const text = (...parts: readonly ProgramPart[]) =>
    pythonText(program(...parts), sea)
      .split('\n')
      .slice(2, -1)
  const one = (statement: Statement) => text(start('꽃게', statement))

  test('is as short as the blocks', () => {
    expect(text(start('꽃게', repeat(3, forward, when(sense('ITEM_HERE'), pick)), put))).toEqual([
      'for _ in range(3):',
      '    move()',
      '    if item_here():',
      '        pick()',
      'put()',
    ])
  })

  test('knows which line says which block', () => {
    const lines = printPython(program(start('꽃게', either(not(sense('GOAL_HERE')), [forward], []), go('UP')), define('끝', pick)), sea)
    expect(lines.map(({ text: own, statement }) => [own, statement])).toEqual([
      ['from sea import *', null],
      ['', null],
      ['def 끝():', null],
      ['    pick()', 3],
      ['', null],
      ['if not at_goal():', 0],
      ['    move()', 1],
      ['else:', 0],
      ['    pass', null],
      ['go_up()', 2],
    ])
  })

  test('has a line for every block', () => {
    expect(one(sidestep)).toEqual(['sidestep()'])
    expect(one(turn('LEFT'))).toEqual(['turn_left()'])
    expect(one(wait(2))).toEqual(['wait(2)'])
    expect(one(forever(leave))).toEqual(['while True:', '    break'])
    expect(one(until(sense('ROCK_AHEAD')))).toEqual(['while not rock_ahead():', '    pass'])
    expect(one(until(not(sense('ROCK_AHEAD'))))).toEqual(['while rock_ahead():', '    pass'])
    expect(one(until({ kind: 'not', condition: null }))).toEqual(['while not (not ?):', '    pass'])
    expect(one(set('내 점수', 3))).toEqual(['내_점수 = 3'])
    expect(one(change('1등', -3))).toEqual(['_1등 += -3'])
    expect(one(append('낱말', "섬's"))).toEqual(["낱말.append('섬\\'s')"])
    expect(one(removeAt('낱말', 1))).toEqual(['낱말.pop(0)'])
    expect(one(removeAt('낱말', variable('번호')))).toEqual(['낱말.pop(place(번호))'])
    expect(one(removeAt('낱말', 0))).toEqual(['낱말.pop(place(0))'])
    expect(one(say(itemOf('낱말', compute(1, 'ADD', 1))))).toEqual(['say(낱말[place(1 + 1)])'])
    expect(one(call('헤엄 치기'))).toEqual(['헤엄_치기()'])
    expect(one(send('가자'))).toEqual(["send('가자')"])
    expect(one(sendAndWait('가자'))).toEqual(["send_and_wait('가자')"])
    expect(one(say(look))).toEqual(['say(look())'])
    expect(one(say(random(1, lengthOf('낱말'))))).toEqual(['say(dice(1, len(낱말)))'])
    expect(one(say(compute(compute(1, 'ADD', 2), 'DIVIDE', 3)))).toEqual(['say((1 + 2) // 3)'])
    expect(one(when(both(compare(1, 'AT_MOST', 2), contains('낱말', '섬'))))).toEqual(["if (1 <= 2) and ('섬' in 낱말):", '    pass'])
    expect(one(when({ kind: 'logic', operator: 'OR', left: null, right: sense('SHARK_AHEAD') }))).toEqual([
      'if ? or shark_ahead():',
      '    pass',
    ])
    expect(one({ kind: 'say', value: null })).toEqual(['say(?)'])
    expect(one({ kind: 'if', condition: null, body: [] })).toEqual(['if ?:', '    pass'])
    expect(one({ kind: 'list_remove', name: '낱말', index: null })).toEqual(['낱말.pop(place(?))'])
  })

  test('has functions for scripts that wait for one another', () => {
    expect(text(start('꽃게', send('가자')), onSignal('니모', '가자', set('수', 1), change('수', 1)))).toEqual([
      "@when_started('꽃게')",
      'def script_1():',
      "    send('가자')",
      '',
      "@when_signal('니모', '가자')",
      'def script_2():',
      '    global 수',
      '    수 = 1',
      '    수 += 1',
    ])
  })

  test('says whose script it is where it is not the first actor’s', () => {
    expect(text(start('니모', forward))).toEqual(["@when_started('니모')", 'def script_1():', '    move()'])
  })

  test('begins what the sea does not bring along, as blocks do', () => {
    expect(text(start('꽃게', change('새 수', 1), say(lengthOf('새 줄')), append('낱말', variable('수'))))).toEqual([
      '새_수 = 0',
      '새_줄 = []',
      '',
      '새_수 += 1',
      'say(len(새_줄))',
      '낱말.append(수)',
    ])
  })

  test('has a name of its own for everything that blocks tell apart, and none that means something to Python', () => {
    const names = ['내_점수', 'print', '²', '낱말', '낱말 2']
    expect(text(start('꽃게', ...names.map((name) => set(name, 1)), call('수'), append('낱말', 1))).slice(-7)).toEqual([
      '내_점수_2 = 1',
      'print_2 = 1',
      '_2 = 1',
      '낱말_2 = 1',
      '낱말_2_2 = 1',
      '수_2()',
      '낱말.append(1)',
    ])
    const goals = [{ kind: 'CALLED', name: '수', count: 1 }, { kind: 'FILL' }] as const
    expect(pythonText(program(start('꽃게', set('수_2', 1), call('수'))), { ...sea, goals })).toContain('수_2_2 = 1\n수_2()')
    const twice = text(start('꽃게', call('헤엄')), define('헤엄', forward), define('헤엄', pick))
    expect(twice).toEqual(['def 헤엄():', '    move()', '', 'def 헤엄_2():', '    pick()', '', '헤엄()'])
  })

  test('does not put numbers into texts', () => {
    const half = compute(variable('수'), 'REMAINDER', 2)
    expect(one(set('수', half))).toEqual(['수 = 수 % 2'])
    expect(text(start('꽃게', set('수', '%d'), set('수', half)))).toEqual(["수 = '%d'", '수 = divmod(수, 2)[1]'])
    expect(pythonText(program(start('꽃게', set('수', half))), { ...sea, variables: [{ name: '수', value: '%s' }] })).toContain('divmod')
  })

  test('keeps texts on their lines', () => {
    expect(one(say('가\\나\n다\r\u0000\u2028'))).toEqual(["say('가\\\\나\\n다\\u000d\\u0000\\u2028')"])
  })

  test('leaves out what never runs', () => {
    expect(pythonText({ ...emptyProgram, scripts: [loose] }, sea)).toBe('from sea import *\n')
    expect(pythonText(program(start('꽃게')), sea)).toBe('from sea import *\n')
  })
})

describe('words', () => {
  const names = { item: '조개', mark: '들은 말' }

  test('stand on every block', () => {
    for (const type of blockTypes) {
      expect(blockMessage(type, names), type).not.toBe('')
      expect(blockName(type, names), type).not.toContain('%')
    }
    expect(['pick', 'put', 'look', 'forever', 'call'].map((type) => blockName(type as never, names))).toEqual([
      '조개 줍기',
      '조개 놓기',
      '들은 말',
      '계속 반복하기',
      '함수 부르기',
    ])
    expect(sensors.map((sensor) => sensorLabel(sensor, '편지'))).toContain('편지가 있다')
  })

  test.each([
    ['산호', '산호가 있다'],
    ['비눗방울', '비눗방울이 있다'],
    ['VR', 'VR이 있다'],
  ])('have the particle that fits %s', (item, label) => {
    expect(sensorLabel('ITEM_HERE', item)).toBe(label)
  })

  test('tell what happens in the sea', () => {
    const actors = [{ actorId: 'A', name: '꽃게' }]
    const told = (
      [
        { kind: 'MOVED', x: 0, y: 1 },
        { kind: 'CARRIED', x: 2, y: 0 },
        { kind: 'BUMPED', x: 1, y: 0 },
        { kind: 'TURNED', heading: 'LEFT' },
        { kind: 'PICKED', collected: 2 },
        { kind: 'PUT', carried: 1 },
        { kind: 'SAID', value: '보' },
        { kind: 'WAITED' },
        { kind: 'SENT', signal: '출발' },
      ] as const
    ).map((event) => eventText({ actorId: 'A', ...event }, actors, '조개'))
    expect(told).toEqual([
      '꽃게가 왼쪽에서 1번째, 위에서 2번째 칸에 왔어요.',
      '꽃게가 해류를 타고 왼쪽에서 3번째, 위에서 1번째 칸으로 밀려갔어요.',
      '꽃게가 왼쪽에서 2번째, 위에서 1번째 칸으로 가지 못했어요.',
      '꽃게가 왼쪽을 봐요.',
      '꽃게가 조개를 주웠어요. 지금까지 2개예요.',
      '꽃게가 조개를 놓았어요. 1개 남았어요.',
      '꽃게가 ‘보’라고 말해요.',
      '꽃게가 기다려요.',
      '꽃게가 ‘출발’ 신호를 보냈어요.',
    ])
    expect(eventText({ kind: 'WAITED', actorId: 'B' }, actors, '조개')).toBe('친구가 기다려요.')
  })
})
