import { describe, expect, it } from 'vitest'
import { RequestBudget } from './request-budget.server.ts'

const never = new Promise<string>(() => {})
const fallback = () => 'fallback'

describe('RequestBudget', () => {
  it('covers all calls together, from the first one on', async () => {
    const time = new RequestBudget(20)
    expect(time.isUsedUp).toBe(false)
    expect(await time.within(never, fallback)).toBe('fallback')
    expect(time.isUsedUp).toBe(true)
    expect(await time.within(never, fallback)).toBe('fallback')
  })

  it('returns an already resolved response after the budget is used up', async () => {
    const time = new RequestBudget(1)
    await time.within(never, fallback)
    const parsed = Promise.resolve('response').then((response) => Promise.resolve(`${response}, parsed`))
    expect(await time.within(parsed, fallback)).toBe('response, parsed')
  })

  it('rejects with an error that occurs in time', async () => {
    const failing = Promise.reject(new Error('broken'))
    await expect(new RequestBudget(20).within(failing, fallback)).rejects.toThrow('broken')
  })
})
