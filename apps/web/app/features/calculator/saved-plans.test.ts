import { describe, expect, it } from 'vitest'
import { parseSavedPlans, withPlan } from './saved-plans.ts'

const plan = (name: string) => ({ name, query: 'calculator=growth' })

describe('parseSavedPlans', () => {
  it('takes back what was kept', () => {
    expect(parseSavedPlans(JSON.stringify([plan('House'), plan('School')]))).toEqual([
      plan('House'),
      plan('School'),
    ])
  })

  it.each([
    '',
    '{',
    'null',
    '[1,null,{}]',
    '[{"name":"x"}]',
    '[{"name":1,"query":"a"}]',
    '[{"name":"","query":"a"}]',
  ])('finds no plan in %s', (kept) => {
    expect(parseSavedPlans(kept)).toEqual([])
  })

  it('leaves out what is too long or too much', () => {
    const names = ['1', '2', '3', '4'].map(plan)
    expect(parseSavedPlans(JSON.stringify([plan('x'.repeat(41)), ...names]))).toEqual(names.slice(0, 3))
  })
})

describe('withPlan', () => {
  it('adds, replaces the plan of the same name, and has room for three', () => {
    const three = ['1', '2', '3'].map(plan)
    expect(withPlan(three.slice(0, 2), plan('3'))).toEqual(three)
    expect(withPlan(three, { name: '2', query: 'calculator=target' })?.[1]).toEqual({
      name: '2',
      query: 'calculator=target',
    })
    expect(withPlan(three, plan('4'))).toBeNull()
  })
})
