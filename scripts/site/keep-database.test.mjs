import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, query } from '../database/database.mjs'
import { prepareDataFolder } from '../session/data-folder.mjs'
import { startFamily } from '../session/family.mjs'
import { keepDatabaseRunning } from './keep-database.mjs'

/** @type {import('../session/family.mjs').Family} */
let family

beforeAll(() => {
  family = startFamily()
})

afterAll(() => family.end())

describe('keepDatabaseRunning', () => {
  it('starts a database again that was killed, at the same address and with what was committed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'keep-database-'))
    family.removeAtEnd(dataDir)
    prepareDataFolder(dataDir)
    const { own, cmsUrl } = await openDatabase({ env: {}, dataDir, password: 'for-the-test', family })
    if (own === null) throw new Error('The database is somebody else’s')
    await query(cmsUrl, 'create table kept (word text)')
    await query(cmsUrl, "insert into kept values ('committed')")
    /** @type {PromiseWithResolvers<void>} */
    const isBack = Promise.withResolvers()
    let isEnding = false
    const start = async () => {
      const again = await own.start()
      isBack.resolve()
      return again
    }
    /** @type {string[]} */
    const lines = []
    const given = keepDatabaseRunning(
      { process: own.process, start },
      {
        logFile: 'database.log',
        report: { line: (text = '') => void lines.push(text) },
        isEnding: () => isEnding,
      },
    )
    own.process.kill('SIGKILL')
    await isBack.promise
    expect(await query(cmsUrl, 'select word from kept')).toEqual([{ word: 'committed' }])
    expect(lines).toEqual(['  The database has ended by itself and is started again.'])
    isEnding = true
    await family.end()
    expect((await given).message).toContain('The database has ended by itself')
  })
})
