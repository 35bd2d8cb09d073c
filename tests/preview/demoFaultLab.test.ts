import { describe, expect, it } from 'vitest'
import { readDemoAddress } from '../../mock-server/demoAddress.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'
import { faultEdits, readFaultView } from '../../src/preview/demoFaultLab.tsx'
import { changedAddress } from '../../src/preview/demoControls.ts'
import { faultKinds } from '../../src/ui/preview/faults/FaultLab.tsx'

const rowsOf = (text: string) => readFaultView(text).parts.flatMap(({ calls }) => calls)
const row = (text: string, rule: string) => rowsOf(text).find((call) => call.rule === rule)
const edits = (text: string) => faultEdits(text)

describe('the faults of a demo view, call by call', () => {
  it('there is one row for each call that the app may make, and none twice [S-334]', () => {
    const rules = rowsOf('').map(({ rule }) => rule)
    const calls = contract.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`)
    expect(rules).toEqual(expect.arrayContaining(calls))
    expect(new Set(rules).size).toBe(rules.length)
  })

  it('a call without a fault is as usual', () => {
    expect(readFaultView('')).toMatchObject({ others: '', isEmpty: true })
    expect(rowsOf('').every(({ kind, overruledBy }) => kind === '' && overruledBy === null)).toBe(true)
  })

  it('a rule that names one call is that call’s own, every other rule is kept as it is written', () => {
    const text = 'GET users/me:500, users/**:hang,POST users/quests/*/rewards:503'
    expect(row(text, 'GET users/me')).toMatchObject({ kind: '500', overruledBy: null })
    expect(row(text, 'POST users/quests/*/rewards')).toMatchObject({ kind: '503', overruledBy: 'users/**:hang' })
    expect(row(text, 'GET users/quests')).toMatchObject({ kind: '', overruledBy: 'users/**:hang' })
    expect(row(text, 'GET popups')).toMatchObject({ kind: '', overruledBy: null })
    expect(readFaultView(text)).toMatchObject({ others: 'users/**:hang', isEmpty: false })
  })

  it('what nobody understands is kept in view', () => {
    expect(readFaultView('GET users/me:oops,nonsense').others).toBe('nonsense')
    expect(row('GET users/me:oops', 'GET users/me')).toMatchObject({ kind: 'oops' })
  })
})

describe('a change of the faults', () => {
  it('gives a call a fault of its own, before the rules that mean many; another; and none', () => {
    expect(edits('').setCallFault('GET users/me', '500')).toBe('GET users/me:500')
    expect(edits('**:500,GET popups:404').setCallFault('GET users/me', 'hang')).toBe('GET users/me:hang,**:500,GET popups:404')
    expect(edits('GET users/me:500').setCallFault('GET users/me', 'drop')).toBe('GET users/me:drop')
    expect(edits('GET users/me:500').setCallFault('GET users/me', '')).toBe('')
  })

  it('by hand leaves the calls’ own faults alone, but for those that are meant', () => {
    expect(edits('GET users/me:500,users/**:hang').setOtherRules('POST **:drop, users/*:401')).toBe(
      'GET users/me:500,POST **:drop,users/*:401',
    )
    expect(edits('GET users/me:500').setOtherRules('GET users/me:404')).toBe('GET users/me:404')
  })

  it('names the rules that nobody would understand', () => {
    expect(edits('').invalidRules('**:500, users*:500, GET me:700')).toEqual(['users*:500', 'GET me:700'])
    expect(edits('').invalidRules('')).toEqual([])
  })

  it('is understood by the address, whatever is chosen [S-334]', () => {
    const here = new URL('http://localhost/')
    const texts = [
      ...rowsOf('').flatMap(({ rule }) => faultKinds.map(({ value }) => edits('').setCallFault(rule, value))),
      edits('').failAllRule,
    ]
    for (const text of texts) expect(readDemoAddress(changedAddress(here, 'fault', text), true).ok, text).toBe(true)
  })
})
