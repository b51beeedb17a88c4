import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

/** Pages, pictures and share pictures of one node: full after the first few. */
const DISK_BYTES = 1024 * 1024

test.describe.configure({ mode: 'default', timeout: 90_000 })
// A file system of one's own needs the right to mount one; no file mode stands in the way of a full disk.
test.skip(
  process.getuid?.() !== 0 || process.platform !== 'linux',
  'only root on Linux can mount a small disk',
)

let disk = ''

test.beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk])
})

test.afterEach(async () => {
  execFileSync('umount', ['--lazy', disk])
  await rm(disk, { recursive: true, force: true })
})

test('a node whose disk is full answers with pages and pictures, and keeps pages again once there is room', async () => {
  const { cmsUrl, marketUrl } = testSite()
  const services = { contentUrl: cmsUrl, marketUrl, dataDir: disk }
  const stuffing = join(disk, 'stuffing')
  const node = await WebNode.start(services)
  try {
    await writeFile(stuffing, Buffer.alloc(DISK_BYTES)).catch(() => undefined)
    expect((await statfs(disk)).bavail).toBe(0)
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
  } finally {
    await node.kill()
  }
  await rm(stuffing, { force: true })
  const next = await WebNode.start(services)
  try {
    expect((await fetch(`${next.url}${pathTo('home', 'id')}`)).status).toBe(200)
    await next.untilKept(1)
  } finally {
    await next.stop()
  }
})
