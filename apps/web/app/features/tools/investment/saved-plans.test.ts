import { describe, expect, it } from 'vitest'
import { parseSavedPlans, withPlan } from './saved-plans.ts'

const plan = (name: string) => ({ name, query: 'calculator=growth' })

describe('parseSavedPlans', () => {
  it.each([
    '',
    '{',
    'null',
    '[1,null,{}]',
    '[{"name":"x"}]',
    '[{"name":1,"query":"a"}]',
    '[{"name":"","query":"a"}]',
  ])('returns no plan for %s', (stored) => {
    expect(parseSavedPlans(stored)).toEqual([])
  })

  it('omits plans that are too long and surplus plans', () => {
    const names = ['1', '2', '3', '4'].map(plan)
    expect(parseSavedPlans(JSON.stringify([plan('x'.repeat(41)), ...names]))).toEqual(names.slice(0, 3))
  })
})

describe('withPlan', () => {
  it('adds a plan, replaces one of the same name, and holds at most three', () => {
    const three = ['1', '2', '3'].map(plan)
    expect(withPlan(three.slice(0, 2), plan('3'))).toEqual(three)
    expect(withPlan(three, { name: '2', query: 'calculator=target' })?.[1]).toEqual({
      name: '2',
      query: 'calculator=target',
    })
    expect(withPlan(three, plan('4'))).toBeNull()
  })
})
