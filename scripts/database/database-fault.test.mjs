import { describe, expect, it } from 'vitest'
import { Fault } from '../session/fault.mjs'
import { explainedDatabase } from './database-fault.mjs'

describe('explainedDatabase', () => {
  it('says of a full disk in one sentence that it is full', () => {
    const full = Object.assign(new Error('could not extend file "base/1/2": No space left on device'), {
      code: '53100',
    })
    const told = explainedDatabase(full)
    expect(told).toBeInstanceOf(Fault)
    expect(told).toMatchObject({
      message: expect.stringMatching(/^The disk of the database is full \([^\n]+\): make room, [^\n]+\.$/),
    })
  })
})
