import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldValue } from '../../apps/web/e2e/field-value.ts'
import { signPreviewToken } from '../../packages/contracts/src/preview-token.ts'
import { query } from '../database/database.mjs'
import { findNginx } from '../machine/nginx.mjs'
import { root } from '../places.mjs'
import { startFamily } from '../session/family.mjs'
import { crowdCases } from './crowd-cases.mjs'
import { loadCases } from './load-cases.mjs'
import { outageCases } from './outage-cases.mjs'
import { publishingCases } from './publishing-cases.mjs'
import { TestCluster, until } from './test-cluster.mjs'

/** How late the replica is: nobody may notice. */
const lateSeconds = 3_600

const family = startFamily()
const dataDir = mkdtempSync(join(tmpdir(), 'cluster-test-'))
family.removeAtEnd(dataDir)
mkdirSync(join(dataDir, 'logs'))
const nginxFolder = join(root, '.data', 'nginx')
const nginx = await findNginx({ folder: nginxFolder, logDir: join(dataDir, 'logs'), family })
if (!nginx) process.stderr.write('The cluster is not tried: there is no nginx, and none could be fetched.\n')

/** @type {TestCluster} */
let site

describe.skipIf(nginx === null)('a cluster', () => {
  beforeAll(async () => {
    const replicaSettings = [`recovery_min_apply_delay=${lateSeconds}s`]
    site = await TestCluster.start({ family, dataDir, nginxFolder, replicaSettings })
  }, 420_000)

  afterAll(() => family.end(), 60_000)

  publishingCases(() => site)

  it('reads from the replica what that has', async () => {
    // Nothing has changed in the market since the copy, so the replica has all that was heard of.
    const { cluster } = site
    const tickers = await query(cluster.site.database.marketUrl, 'select ticker from companies limit 12')
    const replicaUrl = cluster.site.replica?.marketReplicaUrl ?? ''
    const [{ since } = {}] = await query(replicaUrl, 'select clock_timestamp()::text as since')
    const answers = await Promise.all(
      tickers.map(({ ticker }) =>
        fetch(`http://127.0.0.1:${cluster.site.ports.market}/apids/companies/${ticker}`),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    // It is asked how far it has come in any case; who reads a company from it names the ticker.
    const [{ reads } = { reads: 0 }] = await query(
      replicaUrl,
      `select count(*)::int as reads from pg_stat_activity
       where application_name = 'market replica' and query like '%ticker%' and query_start > $1::timestamptz`,
      [since],
    )
    expect(reads).toBeGreaterThan(0)
  })

  it('has an upload at every process, and nothing of it on a disk of one', async () => {
    const { cluster, editors } = site
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
      const small = await site.page(index, `/images/640/media/${filename}`)
      expect([small.status, small.headers['content-type']?.slice(0, 6)]).toEqual([200, 'image/'])
    }
    for (const { site } of cluster.nodes.cms)
      expect(existsSync(join(site.dataDir, 'media', filename))).toBe(false)
    expect(await editors[1].statusOfFile(filename)).toBe(200)
    await editors[1].changeArticle(article, { cover: null, _status: 'published' })
    await editors[1].deleteUpload(cover)
    expect(await editors[0].statusOfFile(filename)).toBe(404)
  })

  it('shows a draft on either node', async () => {
    const { cluster, editors } = site
    const document = await editors[0].draftArticle('gugus-draf')
    const exp = Math.floor(Date.now() / 1_000) + 600
    const rights = { collection: /** @type {const} */ ('articles'), document, key: null, exp, frames: [] }
    const token = signPreviewToken({ ...rights, locales: ['id'] }, cluster.site.secrets.CONTENT_API_KEY)
    for (const index of [0, 1]) {
      const page = await site.page(index, `/id/blog/draft-${document}?preview=${token}`)
      expect([page.status, page.text.includes('Judul gugus-draf')]).toEqual([200, true])
    }
  })

  it('takes at one node the form that the other one made, and sends each mail once', async () => {
    const { cluster } = site
    const made = (await site.page(0, '/id/hubungi-kami')).text
    const subject = /<option value="(\d+)"/.exec(made)?.[1] ?? ''
    const form = new URLSearchParams({
      idempotencyKey: fieldValue(made, 'idempotencyKey'),
      formToken: fieldValue(made, 'formToken'),
      humanCheck: '',
      remarks: '',
      fullName: 'Nara Tumivarka',
      email: 'nara@contoh.example',
      phone: '081234567890',
      domicile: 'indonesia',
      subject,
      message: 'Bagaimana cara memindahkan efek saya?',
      consent: fieldValue(made, 'consent'),
    })
    // Nobody types so fast; the form says when it was made.
    await delay(1_100)
    const send = (/** @type {number} */ index) =>
      fetch(`${site.nodeUrls[index]}/id/hubungi-kami`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: { origin: site.siteUrl },
      })
    const answers = await Promise.all([send(1), send(0), send(1)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    const mails = () => site.query('select state, attempts::int from mails order by id')
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
      ids.push(await site.editors[0].draftArticle(`gugus-jadwal-${number}`))
    }
    for (const id of ids) {
      await site.query(
        `insert into payload_jobs (input, task_slug, queue, wait_until)
         values ($1, 'schedulePublish', 'default', now())`,
        [JSON.stringify({ type: 'publish', doc: { relationTo: 'articles', value: id } })],
      )
    }
    const published = () =>
      site.query(
        `select count(*)::int as versions from _articles_v
         where parent_id = any($1) and version__status = 'published' group by parent_id`,
        [ids],
      )
    await until('all are published', async () => (await published()).length === ids.length)
    await until('no job is left', async () => (await site.query('select 1 from payload_jobs')).length === 0)
    expect((await published()).map(({ versions }) => versions)).toEqual(ids.map(() => 1))
    await site.untilBothShow('/id/blog/gugus-jadwal-7', 'Judul gugus-jadwal-7')
  }, 60_000)

  it('catches up by itself where a node was cut off from the feed', async () => {
    const { editors } = site
    const id = await editors[0].draftArticle('gugus-putus')
    await editors[0].changeArticle(id, { _status: 'published' })
    await site.untilBothShow('/id/blog/gugus-putus', 'Judul gugus-putus')
    // Whom a node follows is nginx's to say: with each killed in its turn, no node is left out.
    for (const [killed, other] of /** @type {const} */ ([
      [0, 1],
      [1, 0],
    ])) {
      const back = site.restartService('cms', killed, 'SIGKILL')
      const title = `Judul sesudah putus dari ${killed}`
      await editors[other].changeArticle(id, { title, _status: 'published' })
      await site.untilBothShow('/id/blog/gugus-putus', title)
      await back
    }
  }, 120_000)

  loadCases(() => site)
  crowdCases(() => site)

  it('keeps each transaction to one connection, which PostgreSQL would complain about', () => {
    const log = readFileSync(join(dataDir, 'logs', 'database.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toMatch(/transaction in progress/)
  })

  outageCases(() => site)
})
