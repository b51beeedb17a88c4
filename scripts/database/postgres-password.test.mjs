import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openTestSite, testGround } from '../test/test-site.mjs'
import { query } from './database.mjs'

const { family, folder } = testGround()
const dataDir = join(folder, 'data')
afterAll(() => family.end())

it('the embedded database takes the password that was made after a leaked one was removed', async () => {
  const { site, stop } = await openTestSite({ dataDir, isMigrating: false, family })
  await query(site.database.cmsUrl, 'create table kept (id int)')
  await stop()
  const file = join(dataDir, 'secrets.json')
  const { DATABASE_PASSWORD: leaked, ...others } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(others))

  const again = await openTestSite({ dataDir, isMigrating: false, family })
  const { cmsUrl, cmsServiceUrl = '' } = again.site.database
  expect(again.site.secrets.DATABASE_PASSWORD).not.toBe(leaked)
  expect(await query(cmsUrl, 'select * from kept')).toEqual([])
  expect(await query(cmsServiceUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  for (const known of [site.database.cmsUrl, site.database.cmsServiceUrl ?? '']) {
    const former = new URL(known)
    former.port = new URL(cmsUrl).port
    await expect(query(former.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  }
  await again.stop()
})
