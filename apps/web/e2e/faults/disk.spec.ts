import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'
import { FaultScene } from './fault-scene.ts'
import { noSmallDisk, SmallDisk } from './small-disk.ts'

test.describe.configure({ timeout: 120_000 })
test.skip(noSmallDisk !== null, noSmallDisk ?? '')

test('a web node with a full disk serves pages and images, and stores pages again once there is space', async () => {
  const { cmsUrl, marketUrl } = testSite()
  const disk = await SmallDisk.mount(1)
  const services = { contentUrl: cmsUrl, marketUrl, dataDir: disk.folder }
  const logFile = join(disk.folder, 'web.log')
  const node = await WebNode.start({ ...services, logFile }, { LOG_LEVEL: 'debug' })
  try {
    await disk.fill()
    const path = pathTo('blog', 'en')
    const html = await (await fetch(`${node.url}${path}`)).text()
    expect((await fetch(`${node.url}${path}`)).headers.get('cache-status')).toBe('site; hit')
    const picture = await fetch(`${node.url}${/\/images\/\d+\/media\/[^"\s]+/.exec(html)?.[0]}`)
    expect(picture.status).toBe(200)
    await picture.body?.cancel()
    // Each response writes a log entry; together they exceed the rest of the last block.
    for (let time = 0; time < 50; time += 1) {
      expect((await fetch(`${node.url}${pathTo('home', 'id')}/tidak-ada-${time}`)).status).toBe(404)
    }
    expect((await node.end()).exitCode).toBe(0)
    await disk.makeRoom()
    const next = await WebNode.start(services)
    try {
      expect((await fetch(`${next.url}${path}`)).status).toBe(200)
      await next.waitForStored(1)
    } finally {
      await next.stop()
    }
  } finally {
    await node.kill()
    await disk.unmount()
  }
})

test('a full disk of PostgreSQL loses and duplicates no registration', async ({ request }) => {
  const { cmsUrl, marketUrl } = testSite()
  const scene = await FaultScene.open(cmsUrl, marketUrl)
  const disk = await SmallDisk.mount(2)
  try {
    await scene.database.moveRegistrationsTo(disk.folder)
    const account = await scene.round(request, {
      name: 'the disk of PostgreSQL is full',
      happen: () => disk.fill(),
      undo: () => disk.makeRoom(),
    })
    expect(account.missed, 'visitors whose form failed').toBeGreaterThan(0)
  } finally {
    await disk.makeRoom()
    await scene.database.moveRegistrationsBack()
    await scene.close()
    await disk.unmount()
  }
})
