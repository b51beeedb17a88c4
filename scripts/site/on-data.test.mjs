import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lockDataFolder } from '../session/run-lock.mjs'
import { runNpmCommand, testGround } from '../test/test-site.mjs'

const { family, folder } = testGround()
afterAll(() => family.end())

describe('npm run backup', () => {
  it.each(['npm run restore', 'npm run move-database', 'npm run backup'])(
    'does not take %s for a site that runs',
    async (command) => {
      const dataDir = join(folder, command)
      const backups = join(folder, `backups beside ${command}`)
      mkdirSync(join(dataDir, 'postgres'), { recursive: true })
      writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
      const unlock = await lockDataFolder(dataDir, command)
      const { code, fault } = await runNpmCommand('backup', [backups], { DATA_DIR: dataDir })
      unlock()
      expect(fault).toBe(
        `"${command}" (process ${process.pid}) already works on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
      )
      expect(code).toBe(1)
      expect(existsSync(backups)).toBe(false)
    },
  )
})
