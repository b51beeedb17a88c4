import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'
import { RegistrationLedger } from './registration-ledger.ts'
import { SiteDatabase } from './site-database.ts'
import { noSmallDisk, SmallDisk } from './small-disk.ts'

const VISITORS = 60
const EVERY_MS = 50
const FULL_AFTER = 10
const ROOM_AFTER = 45

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.skip(noSmallDisk !== null, noSmallDisk ?? '')

let disk: SmallDisk

test.afterEach(() => disk.unmount())

test('a node whose disk is full answers with pages and pictures, and keeps pages again once there is room', async () => {
  const { cmsUrl, marketUrl } = testSite()
  disk = await SmallDisk.mount(1)
  const services = { contentUrl: cmsUrl, marketUrl, dataDir: disk.folder }
  const logFile = join(disk.folder, 'web.log')
  const node = await WebNode.start({ ...services, logFile }, { LOG_LEVEL: 'debug' })
  try {
    await disk.fill()
    const paths = [pathTo('home', 'id'), pathTo('blog', 'en'), pathTo('faq', 'id'), pathTo('promo', 'id')]
    for (const path of paths) {
      expect((await fetch(`${node.url}${path}`)).status, path).toBe(200)
      const again = await fetch(`${node.url}${path}`)
      expect(again.headers.get('cache-status'), 'kept in memory').toBe('site; hit')
    }
    const html = await (await fetch(`${node.url}${pathTo('blog', 'en')}`)).text()
    const picture = /\/images\/\d+\/media\/[^"\s]+/.exec(html)?.[0] ?? ''
    const answer = await fetch(`${node.url}${picture}`)
    expect(answer.status, picture).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/')
    await answer.body?.cancel()
    // A line each, and more than what is left of the log's last block.
    for (let time = 0; time < 50; time += 1) {
      expect((await fetch(`${node.url}${pathTo('home', 'id')}/tidak-ada-${time}`)).status).toBe(404)
    }
    expect((await node.end()).exitCode, 'told to end').toBe(0)
  } finally {
    await node.kill()
  }
  await disk.makeRoom()
  const next = await WebNode.start(services)
  try {
    expect((await fetch(`${next.url}${pathTo('home', 'id')}`)).status).toBe(200)
    await next.untilKept(1)
  } finally {
    await next.stop()
  }
})

test('no registration is lost and none is there twice when the disk of PostgreSQL is full', {
  tag: '@long',
}, async ({ request }) => {
  const { cmsUrl, marketUrl, admin } = testSite()
  const database = new SiteDatabase()
  const editor = await Editor.login(request, admin)
  const slug = `penuh-${crypto.randomUUID()}`
  const event = await editor.publishEvent({ slug, capacity: VISITORS, waitingListPlaces: 0 })
  const node = await WebNode.start({ contentUrl: cmsUrl, marketUrl }, { TRUSTED_PROXIES: '1' })
  disk = await SmallDisk.mount(2)
  try {
    await database.moveRegistrationsTo(disk.folder)
    const ledger = await RegistrationLedger.open(node.url, slug, VISITORS)
    const first = await ledger.send(EVERY_MS, {
      [FULL_AFTER]: () => disk.fill(),
      [ROOM_AFTER]: () => disk.makeRoom(),
    })
    const account = await ledger.close(first, { editor, event, database })
    expect(account.notSentAtFirst, 'who found no room').toBeGreaterThan(0)
    expect(account.registeredAtFirst, 'before and after').toBeGreaterThan(0)
  } finally {
    await disk.makeRoom()
    await database.moveRegistrationsBack()
    await node.stop()
    await editor.deleteEvent(event)
  }
})
