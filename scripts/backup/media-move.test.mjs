import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../session/ports.mjs'
import { lockDataFolder } from '../session/run-lock.mjs'
import { backupGround } from '../test/backup-ground.mjs'
import { runNpmCommand } from '../test/test-site.mjs'

const { dataDir, media, openSite } = backupGround()

beforeAll(async () => {
  await openSite({ isMigrating: false })
  writeFileSync(join(media, 'report-1.pdf'), 'first report')
})

describe('npm run media:move', () => {
  const env = { DATA_DIR: dataDir, S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }

  it('says which bucket cannot be reached', async () => {
    const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`
    const { code, fault } = await runNpmCommand('media-move', [], { ...env, S3_ENDPOINT })
    expect(fault).toMatch(/The files could not be brought into the bucket media \(.*ECONNREFUSED.*\): check/)
    expect(fault).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  })

  it('waits for no other, and does not write into its log', async () => {
    const unlock = await lockDataFolder(join(dataDir, 'logs'), 'npm run media:move')
    const { code, fault } = await runNpmCommand('media-move', [], {
      ...env,
      S3_ENDPOINT: 'http://127.0.0.1:9',
    })
    unlock()
    expect(fault).toMatch(/^"npm run media:move" .+: stop it first, or wait for its end\.$/)
    expect(code).toBe(1)
  })
})
