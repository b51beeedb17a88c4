import { createServer } from 'node:net'
import pg from 'pg'
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

  it('says of one that is too slow that it did not answer in time', async () => {
    const silent = createServer()
    await new Promise((resolve) => silent.listen(0, '127.0.0.1', () => resolve(null)))
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 })
    const told = explainedDatabase(await client.connect().catch((error) => error))
    silent.close()
    expect(told).toMatchObject({ message: expect.stringMatching(/^The database did not answer in time: /) })
  })
})
