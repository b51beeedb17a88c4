import { describe, expect, it } from 'vitest'
import { PageTime } from './page-time.server.ts'

const never = new Promise<string>(() => {})
const kept = async () => 'kept'

describe('the time of a page', () => {
  it('is for all questions together, and begins with the first', async () => {
    const time = new PageTime(20)
    expect(time.isOver).toBe(false)
    expect(await time.within(never, kept)).toBe('kept')
    expect(time.isOver).toBe(true)
    expect(await time.within(never, kept)).toBe('kept')
  })

  it('does not keep back what is there already', async () => {
    const time = new PageTime(1)
    await time.within(never, kept)
    const parsed = Promise.resolve('answer').then((answer) => Promise.resolve(`${answer}, parsed`))
    expect(await time.within(parsed, kept)).toBe('answer, parsed')
  })

  it('says what went wrong in time', async () => {
    const failing = Promise.reject(new Error('broken'))
    await expect(new PageTime(20).within(failing, kept)).rejects.toThrow('broken')
  })
})
