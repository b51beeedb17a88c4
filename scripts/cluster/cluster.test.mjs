import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signPreviewToken } from '../../packages/contracts/src/preview-token.ts'
import { query } from '../database/database.mjs'
import { findNginx } from '../machine/nginx.mjs'
import { root } from '../places.mjs'
import { startFamily } from '../session/family.mjs'
import { freePort } from '../session/ports.mjs'
import { startReport } from '../session/report.mjs'
import { demoEmail } from '../site/demo-account.mjs'
import { ClusterEditor } from './cluster-editor.mjs'
import { startCluster } from './cluster-site.mjs'
import { steadyLoad } from './steady-load.mjs'

/** How late the replica is: nobody may notice. */
const lateSeconds = 3_600

const family = startFamily()
const dataDir = mkdtempSync(join(tmpdir(), 'cluster-test-'))
family.removeAtEnd(dataDir)
mkdirSync(join(dataDir, 'logs'))
const nginxFolder = join(root, '.data', 'nginx')
const nginx = await findNginx({ folder: nginxFolder, logDir: join(dataDir, 'logs'), family })
if (!nginx) process.stderr.write('The cluster is not tried: there is no nginx, and none could be fetched.\n')

/** @type {import('./cluster-site.mjs').Cluster} */
let cluster
/** @type {[ClusterEditor, ClusterEditor]} one at each content service */
let editors
/** @type {string} */
let front

/** @param {number} index @param {string} path */
const ofNode = async (index, path) => {
  const response = await fetch(`http://127.0.0.1:${cluster.nodes.web[index]?.port}${path}`, {
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/**
 * Until both nodes show it; answers how long that took.
 *
 * @param {string} path
 * @param {string} words
 */
async function untilBothShow(path, words) {
  const startedAt = performance.now()
  for (const index of [0, 1]) {
    while (!(await ofNode(index, path)).text.includes(words)) {
      if (performance.now() - startedAt > 10_000)
        throw new Error(`node ${index + 1} does not show "${words}"`)
      await delay(10)
    }
  }
  return performance.now() - startedAt
}

/**
 * @param {string} what
 * @param {() => Promise<boolean> | boolean} isSo
 * @param {number} [withinMs]
 */
async function until(what, isSo, withinMs = 25_000) {
  const deadline = Date.now() + withinMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not after ${withinMs} ms`)
    await delay(20)
  }
}

/** @param {number} index of a web node */
const untilFollowing = (index) =>
  until(`node ${index + 1} follows both feeds`, async () => {
    const { text } = await ofNode(index, '/readyz').catch(() => ({ text: '' }))
    return text.includes('"feeds":{"content":true,"market":true}')
  })

describe.skipIf(nginx === null)('a cluster', () => {
  beforeAll(async () => {
    const [web, cms, market, mail] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
    const {
      DATABASE_URL: _,
      DATABASE_REPLICA_URL: __,
      SITE_URL: ___,
      SMTP_URL: ____,
      ...inherited
    } = process.env
    cluster = await startCluster({
      session: { report: startReport(), family, atEnd() {}, isServing() {} },
      env: {
        ...inherited,
        WEB_PORT: String(web),
        CMS_PORT: String(cms),
        MARKET_PORT: String(market),
        MAIL_PORT: String(mail),
        WARM_UP_PAGES: '0',
      },
      dataDir,
      nginxFolder,
      replicaSettings: [`recovery_min_apply_delay=${lateSeconds}s`],
    })
    front = `http://127.0.0.1:${web}`
    const account = { email: demoEmail, password: cluster.site.secrets.DEMO_PASSWORD }
    const [first, second] = cluster.nodes.cms
    // One after the other: Payload keeps an account's sessions in its row.
    const atFirst = await new ClusterEditor(first?.port ?? 0).login(account)
    editors = [atFirst, await new ClusterEditor(second?.port ?? 0).login(account)]
    await Promise.all([untilFollowing(0), untilFollowing(1)])
  }, 420_000)

  afterAll(() => family.end(), 60_000)

  it('shows on both nodes what is published, though the replica is an hour late', async () => {
    const id = await editors[0].draftArticle('gugus-terbit')
    const path = '/id/blog/gugus-terbit'
    for (const index of [0, 1]) expect((await ofNode(index, path)).status).toBe(404)
    await editors[0].changeArticle(id, { _status: 'published' })
    const tookMs = [await untilBothShow(path, 'Judul gugus-terbit')]
    for (const time of [1, 2, 3]) {
      const title = `Judul yang ke-${time}`
      await editors[1].changeArticle(id, { title, _status: 'published' })
      tookMs.push(await untilBothShow(path, title))
    }
    // Told and not judged: the machine of a test may be busy. Without the feed it would take minutes.
    process.stdout.write(`published on both nodes after ${tookMs.map(Math.round).join(', ')} ms\n`)
    expect((await fetch(`${front}/id/blog`).then((page) => page.text())).includes('Judul yang ke-3')).toBe(
      true,
    )
  })

  it('reads from the replica what that has', async () => {
    // Nothing has changed in the market since the copy, so the replica has all that was heard of.
    const tickers = await query(cluster.site.database.marketUrl, 'select ticker from companies limit 12')
    const answers = await Promise.all(
      tickers.map(({ ticker }) =>
        fetch(`http://127.0.0.1:${cluster.site.ports.market}/apids/companies/${ticker}`),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [{ reads } = { reads: 0 }] = await query(
      cluster.site.replica?.marketReplicaUrl ?? '',
      "select count(*)::int as reads from pg_stat_activity where application_name = 'market replica'",
    )
    expect(reads).toBeGreaterThan(0)
  })

  it('has an upload at every process, and nothing of it on a disk of one', async () => {
    const pictures = join(root, 'apps', 'cms', 'seed', 'pictures')
    const data = readFileSync(join(pictures, 'promo-1.webp'))
    const { id: cover, filename } = await editors[0].upload(data, 'gugus.webp')
    const article = await editors[0].draftArticle('gugus-gambar', { cover })
    await editors[0].changeArticle(article, { _status: 'published' })
    const addresses = [...cluster.nodes.cms, ...cluster.nodes.web].map(
      ({ port }) => `http://127.0.0.1:${port}/media/${filename}`,
    )
    const files = await Promise.all(
      addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
    )
    expect(files[0]?.toString('latin1', 8, 12)).toBe('WEBP')
    expect(files.every((file) => file.equals(files[0] ?? Buffer.alloc(0)))).toBe(true)
    for (const index of [0, 1]) {
      const small = await ofNode(index, `/images/640/media/${filename}`)
      expect([small.status, small.headers.get('content-type')?.slice(0, 6)]).toEqual([200, 'image/'])
    }
    for (const { site } of cluster.nodes.cms)
      expect(existsSync(join(site.dataDir, 'media', filename))).toBe(false)
    expect(await editors[1].statusOfFile(filename)).toBe(200)
    await editors[1].changeArticle(article, { cover: null, _status: 'published' })
    await editors[1].deleteUpload(cover)
    expect(await editors[0].statusOfFile(filename)).toBe(404)
  })

  it('shows a draft on either node', async () => {
    const document = await editors[0].draftArticle('gugus-draf')
    const exp = Math.floor(Date.now() / 1_000) + 600
    const rights = { collection: /** @type {const} */ ('articles'), document, key: null, exp, frames: [] }
    const token = signPreviewToken({ ...rights, locales: ['id'] }, cluster.site.secrets.CONTENT_API_KEY)
    for (const index of [0, 1]) {
      const page = await ofNode(index, `/id/blog/draft-${document}?preview=${token}`)
      expect([page.status, page.text.includes('Judul gugus-draf')]).toEqual([200, true])
    }
  })

  it('takes at one node the form that the other one made, and sends each mail once', async () => {
    const made = (await ofNode(0, '/id/hubungi-kami')).text
    const fieldOf = (/** @type {string} */ name) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(made)?.[1] ?? ''
    const subject = /<option value="(\d+)"/.exec(made)?.[1] ?? ''
    const form = new URLSearchParams({
      idempotencyKey: fieldOf('idempotencyKey'),
      formToken: fieldOf('formToken'),
      humanCheck: '',
      remarks: '',
      fullName: 'Nara Tumivarka',
      email: 'nara@contoh.example',
      phone: '081234567890',
      domicile: 'indonesia',
      subject,
      message: 'Bagaimana cara memindahkan efek saya?',
      consent: fieldOf('consent'),
    })
    // Nobody types so fast; the form says when it was made.
    await delay(1_100)
    const send = (/** @type {number} */ index) =>
      fetch(`http://127.0.0.1:${cluster.nodes.web[index]?.port}/id/hubungi-kami`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: { origin: cluster.site.env.SITE_URL ?? '' },
      })
    const answers = await Promise.all([send(1), send(0), send(1)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    const mails = () =>
      query(cluster.site.database.cmsUrl, 'select state, attempts::int from mails order by id')
    await until('all mails are sent', async () => (await mails()).every(({ state }) => state === 'sent'))
    const sent = await mails()
    expect(sent.length).toBeGreaterThan(0)
    expect(new Set(sent.map(({ attempts }) => attempts))).toEqual(new Set([1]))
    const caught = await fetch(`${cluster.mailsUrl}/`).then((page) => page.text())
    expect(caught.match(/<a href="\/mails?\/\d+/g)?.length).toBe(sent.length)
  })

  it('publishes once what two services find due at the same moment', async () => {
    /** @type {number[]} */
    const ids = []
    for (let number = 0; number < 8; number += 1) {
      ids.push(await editors[0].draftArticle(`gugus-jadwal-${number}`))
    }
    const { cmsUrl } = cluster.site.database
    for (const id of ids) {
      await query(
        cmsUrl,
        `insert into payload_jobs (input, task_slug, queue, wait_until)
         values ($1, 'schedulePublish', 'default', now())`,
        [JSON.stringify({ type: 'publish', doc: { relationTo: 'articles', value: id } })],
      )
    }
    const published = () =>
      query(
        cmsUrl,
        `select count(*)::int as versions from _articles_v
         where parent_id = any($1) and version__status = 'published' group by parent_id`,
        [ids],
      )
    await until('all are published', async () => (await published()).length === ids.length)
    await until(
      'no job is left',
      async () => (await query(cmsUrl, 'select 1 from payload_jobs')).length === 0,
    )
    expect((await published()).map(({ versions }) => versions)).toEqual(ids.map(() => 1))
    await untilBothShow('/id/blog/gugus-jadwal-7', 'Judul gugus-jadwal-7')
  }, 60_000)

  it('catches up by itself where a node was cut off from the feed', async () => {
    const id = await editors[1].draftArticle('gugus-putus')
    await editors[1].changeArticle(id, { _status: 'published' })
    await untilBothShow('/id/blog/gugus-putus', 'Judul gugus-putus')
    // One of the nodes follows this service, or both do.
    cluster.nodes.cms[0]?.service.process.kill('SIGKILL')
    await editors[1].changeArticle(id, { title: 'Judul sesudah putus', _status: 'published' })
    await untilBothShow('/id/blog/gugus-putus', 'Judul sesudah putus')
  }, 60_000)

  describe('under load', () => {
    const paths = ['/id', '/en', '/id/blog', '/id/tentang-kami', '/id/hubungi-kami', '/en/blog', '/id/faq']
    /** @type {string[]} */
    let readable

    beforeAll(async () => {
      await until('the services are back', async () => (await ofNode(0, '/id/blog')).status === 200)
      const found = await Promise.all(paths.map(async (path) => ({ path, page: await ofNode(0, path) })))
      readable = found.filter(({ page }) => page.status === 200).map(({ path }) => path)
      await Promise.all(readable.map((path) => ofNode(1, path)))
    })

    /**
     * @param {(origin: string) => Promise<void>} act
     * @returns {Promise<import('./steady-load.mjs').LoadReport>}
     */
    async function whileRead(act) {
      const ended = new AbortController()
      const load = steadyLoad({ origin: front, paths: readable, perSecond: 150, until: ended.signal })
      await delay(1_000)
      await act(front)
      await delay(2_000)
      ended.abort()
      return load
    }

    /** @param {number} index */
    async function untilStartedAnew(index) {
      const node = cluster.nodes.web[index]
      const former = node?.service.process.pid
      await until('another process runs', () => node?.service.process.pid !== former)
      await untilFollowing(index)
    }

    it('loses not one request in a thousand when a node is killed', async () => {
      const { sent, failures } = await whileRead(async () => {
        const again = untilStartedAnew(0)
        cluster.nodes.web[0]?.service.process.kill('SIGKILL')
        await again
      })
      process.stdout.write(`killed under load: ${failures.length} of ${sent} failed\n`)
      expect(sent).toBeGreaterThan(400)
      expect(failures.length / sent, failures.join('\n')).toBeLessThanOrEqual(0.001)
    }, 60_000)

    it('loses none during a deploy: each node is drained, ended and started anew', async () => {
      const { sent, failures } = await whileRead(async () => {
        for (const index of [0, 1]) {
          cluster.routeAround([index])
          await delay(1_000)
          const again = untilStartedAnew(index)
          cluster.nodes.web[index]?.service.process.kill('SIGTERM')
          await again
          cluster.routeAround([])
          await delay(500)
        }
      })
      process.stdout.write(`deployed under load: ${failures.length} of ${sent} failed\n`)
      expect(sent).toBeGreaterThan(800)
      expect(failures).toEqual([])
    }, 90_000)
  })
})
