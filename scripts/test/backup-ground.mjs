import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { openTestSite, testGround } from './test-site.mjs'

/** For one file of tests about backups: the data of a site, and machines that they come back to. */
export function backupGround() {
  // Real servers start and end in each test, and each restore makes and fills real databases.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  const { family, folder } = testGround()
  const dataDir = join(folder, 'data')
  const media = join(dataDir, 'media')
  afterAll(() => family.end())
  return {
    family,
    folder,
    dataDir,
    media,
    backups: join(folder, 'backups'),
    /** @param {{ env?: NodeJS.ProcessEnv, isMigrating?: boolean }} [options] */
    async openSite(options = {}) {
      const running = await openTestSite({ ...options, dataDir, family })
      mkdirSync(media, { recursive: true })
      return running
    },
    /** @param {string} name */
    emptyMachine(name) {
      const own = join(folder, name)
      rmSync(own, { recursive: true, force: true })
      mkdirSync(own)
      // Kept apart, as the backup says.
      cpSync(join(dataDir, 'secrets.json'), join(own, 'secrets.json'))
      return own
    },
  }
}
