import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { S3Store } from '../../apps/cms/src/media/s3-store.ts'
import { sealKeyOf, sealWith } from '../../apps/cms/src/privacy/sealed-text.ts'
import { s3Keys, startS3Server } from '../cluster/s3-server.mjs'
import { databaseUrls, query } from '../database/database.mjs'
import { runScript } from '../site/contents.mjs'
import { asRole, makeDocumentedRoles } from '../test/own-server.mjs'
import { startPrivateServer } from '../test/test-database.mjs'
import { runNpmCommand, testGround } from '../test/test-site.mjs'
import { sumOf } from './backup-files.mjs'
import { readManifest } from './backup-manifest.mjs'
import { filesInBucket } from './bucket-files.mjs'

// Each restore makes and fills real databases.
vi.setConfig({ testTimeout: 120_000 })
const { family, folder } = testGround()
const backups = join(folder, 'backups')
/** The services have it from elsewhere, and no data folder has it. */
const PAYLOAD_SECRET = 'the one that the services have, 0123456789'
const bucketName = 'media'
const oldFiles = 60
/** More than goes over a line at once. */
const filmBytes = 12_000_000

/** A machine of its own each: a PostgreSQL with a role for each service, and a bucket. */
const place = {
  here: { server: '', endpoint: '', stop: async () => {} },
  there: { server: '', endpoint: '', stop: async () => {} },
}
/** What the site has from the beginning, by name. @type {Map<string, Buffer>} */
const files = new Map([
  ['report.pdf', Buffer.from('first report')],
  ['empty.vtt', Buffer.alloc(0)],
  ['film.mp4', randomBytes(filmBytes)],
])

beforeAll(async () => {
  for (let n = 0; n < oldFiles; n += 1) files.set(`old-${n}.webp`, Buffer.from(`picture ${n}`))
  for (const [name, own] of Object.entries(place)) {
    own.server = await startPrivateServer(family)
    await makeDocumentedRoles(own.server)
    Object.assign(own, await startS3Server({ folder: join(folder, `s3-${name}`), bucket: bucketName }))
  }
  await migrateAsServices(place.here.server)
  const store = storeOf(place.here)
  for (const [name, content] of files) await store.write(name, content, 'any/kind')
  const { cms } = services(place.here.server)
  await query(cms, "insert into media (filename, sizes_w320_filename) values ('report.pdf', 'film.mp4')")
  await query(cms, "insert into media (filename) values ('empty.vtt')")
  await query(
    cms,
    `insert into media (filename) select 'old-' || n || '.webp' from generate_series(0, ${oldFiles - 1}) n`,
  )
  await query(cms, 'insert into client_directory (code_hash, email_hash, sealed_email) values ($1, $2, $3)', [
    'code',
    'email',
    sealWith(sealKeyOf(PAYLOAD_SECRET), 'client@example.com'),
  ])
}, 120_000)
afterAll(async () => {
  await Promise.all([place.here.stop(), place.there.stop()])
  await family.end()
})

describe('a site with a bucket, a PostgreSQL of its own and a role for each service', () => {
  it('is backed up with its files while editors upload and delete', async () => {
    const editing = editOn(place.here)
    const env = { ...settingsOf(place.here), PAYLOAD_SECRET, DATA_DIR: machine('one') }
    const taken = await runNpmCommand('backup', [backups], env)
    const { uploaded, deleted } = await editing.stop()
    expect(taken.fault).toBe('')
    const backup = newest()
    const { media } = readManifest(backup)
    for (const name of files.keys()) if (!deleted.has(name)) expect(media).toContain(name)
    for (const name of media) {
      const content = readFileSync(join(backup, 'media', name))
      expect(content.equals(files.get(name) ?? uploaded.get(name) ?? Buffer.from('strange'))).toBe(true)
    }
  })

  it('leaves nothing in the bucket where its restore is ended', async () => {
    const env = { ...settingsOf(place.there), PAYLOAD_SECRET, DATA_DIR: machine('ended') }
    const ended = await runNpmCommand('restore', [backups], env, {
      line: '✓ Media',
      act: (child) => child.kill('SIGTERM'),
    })
    expect(ended).toMatchObject({ code: 143, fault: '' })
    const store = storeOf(place.there)
    for (const name of readManifest(newest()).media) expect(await store.size(name)).toBe(null)
  })

  it('is restored onto an empty server and an empty bucket, where its services go on and nobody else gets in', async () => {
    const DATA_DIR = machine('two')
    const env = { ...settingsOf(place.there), PAYLOAD_SECRET, DATA_DIR }
    const { fault, said } = await runNpmCommand('restore', [backups], env)
    expect(fault).toBe('')
    expect(said).not.toContain('Missing:')
    // Its services have theirs from elsewhere; a made one would mark the next backup.
    expect(existsSync(join(DATA_DIR, 'secrets.json'))).toBe(false)
    await expectFilesIn(place.there)
    const { cms, market, crossed } = services(place.there.server)
    expect(await query(cms, 'select count(*)::int as rows from client_directory')).toEqual([{ rows: 1 }])
    await query(cms, "insert into payload_kv (key, data) values ('next', '1'); delete from payload_kv")
    await query(market, "insert into indices (code, name, place) values ('NEXT', 'Indeks', 1)")
    for (const url of [cms, market]) {
      await query(url, "insert into changes (tags) values ('{}')")
      // As migrations do.
      await query(url, 'alter table changes add column tried int; alter table changes drop column tried')
    }
    for (const url of crossed) await expect(query(url, 'select 1')).rejects.toMatchObject({ code: '42501' })
  })

  it('is restored onto a disk where no bucket is named', async () => {
    const DATA_DIR = machine('three')
    const env = { DATABASE_URL: place.there.server, PAYLOAD_SECRET, DATA_DIR }
    expect((await runNpmCommand('restore', [backups, '--replace'], env)).fault).toBe('')
    const { media } = readManifest(newest())
    expect(readdirSync(join(DATA_DIR, 'media')).sort()).toEqual(media.sort())
    for (const name of media) {
      const content = readFileSync(join(DATA_DIR, 'media', name))
      expect(content.equals(readFileSync(join(newest(), 'media', name)))).toBe(true)
    }
  })

  it('says so where its databases are exchanged and its files cannot be, and keeps those for the next try', async () => {
    const DATA_DIR = machine('unmovable')
    const env = { DATABASE_URL: place.there.server, PAYLOAD_SECRET, DATA_DIR }
    const media = join(DATA_DIR, 'media')
    const { code, fault } = await runNpmCommand('restore', [backups, '--replace'], env, {
      line: '✓ Build the content database',
      act: () => symlinkSync('not-mounted', media),
    })
    expect(fault).toMatch(/^The databases are those of the backup and the media files are not yet: [^\n]+$/)
    expect(code).toBe(1)
    const names = readManifest(newest()).media
    expect(readdirSync(join(DATA_DIR, 'incoming', 'media')).sort()).toEqual(names.sort())
    rmSync(media)
    expect((await runNpmCommand('restore', [backups, '--replace'], env)).fault).toBe('')
    expect(readdirSync(media).sort()).toEqual(names.sort())
  })

  it('is not backed up where none of its files is found', async () => {
    const away = { DATABASE_URL: place.here.server, PAYLOAD_SECRET, DATA_DIR: machine('no-files') }
    const own = join(folder, 'no-files-kept')
    const { code, fault } = await runNpmCommand('backup', [own], away)
    expect(fault).toMatch(/^None of the \d+ media files that the content names is in .+media: set S3_\*/)
    expect(code).toBe(1)
    expect(readdirSync(own)).toEqual([])
    mkdirSync(join(away.DATA_DIR, 'media'))
    writeFileSync(join(away.DATA_DIR, 'media', 'report.pdf'), 'first report')
    expect((await runNpmCommand('backup', [own], away)).said).toMatch(/Missing: \d+ of the \d+ media files/)
  })

  it('stays as it is where the bucket does not take the files', async () => {
    const away = { ...settingsOf(place.there), S3_ENDPOINT: 'http://127.0.0.1:9' }
    const env = { ...away, PAYLOAD_SECRET, DATA_DIR: machine('four') }
    const { cms } = services(place.there.server)
    await query(cms, "insert into payload_kv (key, data) values ('newer', '1')")
    const { code, fault } = await runNpmCommand('restore', [backups, '--replace'], env)
    expect(fault).toMatch(/^The media file .+ could not be copied \(.+\)\.$/)
    expect(code).toBe(1)
    expect(await query(cms, "select key from payload_kv where key = 'newer'")).toHaveLength(1)
  })

  it('stays as it is where the bucket does not say whether it has what is in no backup', async () => {
    const own = join(folder, 'names-more')
    const here = { ...settingsOf(place.here), PAYLOAD_SECRET, DATA_DIR: machine('names-more-here') }
    await query(services(place.here.server).cms, "insert into media (filename) values ('gone.pdf')")
    expect((await runNpmCommand('backup', [own], here)).fault).toBe('')
    const { cms } = services(place.there.server)
    await query(cms, "insert into payload_kv (key, data) values ('still here', '1')")
    const env = { ...settingsOf(place.there), PAYLOAD_SECRET, DATA_DIR: machine('names-more-there') }
    const { code, fault } = await runNpmCommand('restore', [own, '--replace'], env, {
      line: '✓ Fill the stock database',
      act: () => void place.there.stop(),
    })
    const again = await startS3Server({ folder: join(folder, 's3-there'), bucket: bucketName })
    Object.assign(place.there, again)
    expect(fault).toMatch(
      /^Whether the media file gone\.pdf is there could not be asked \(.+\)\. Nothing was changed\.$/m,
    )
    expect(code).toBe(1)
    expect(await query(cms, "select key from payload_kv where key = 'still here'")).toHaveLength(1)
  })

  it('is not backed up with a secret that is not the one of its services', async () => {
    const env = { ...settingsOf(place.here), DATA_DIR: machine('five') }
    const own = join(folder, 'own-backups')
    writeFileSync(join(env.DATA_DIR, 'secrets.json'), JSON.stringify({ PAYLOAD_SECRET: 'made '.repeat(9) }))
    const refused = await runNpmCommand('backup', [own], env)
    expect(refused.fault).toMatch(/^The PAYLOAD_SECRET in .+ is not the one that .+ Nothing was written\.$/)
    expect(existsSync(own)).toBe(false)
    writeFileSync(join(env.DATA_DIR, 'secrets.json'), JSON.stringify({ PAYLOAD_SECRET }))
    expect((await runNpmCommand('backup', [own], env)).fault).toBe('')
  })
})

/** @param {string} name */
function machine(name) {
  const own = join(folder, name)
  mkdirSync(own)
  return own
}

/** @param {typeof place.here} where */
const settingsOf = ({ server, endpoint }) => ({
  DATABASE_URL: server,
  S3_BUCKET: bucketName,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
})

/** The bucket as the content service has it. @param {typeof place.here} where */
const storeOf = ({ endpoint }) =>
  new S3Store({ bucket: bucketName, endpoint, region: 'us-east-1', isPathStyle: true, ...s3Keys })

const newest = () => join(backups, readdirSync(backups).sort().at(-1) ?? '')

/** The databases as the services reach them, and as none of them may. @param {string} server */
function services(server) {
  const { cmsUrl, marketUrl } = databaseUrls(server)
  return {
    cms: asRole(cmsUrl, 'site_cms'),
    market: asRole(marketUrl, 'site_market'),
    crossed: [asRole(cmsUrl, 'site_market'), asRole(marketUrl, 'site_cms')],
  }
}

/** @param {string} server */
async function migrateAsServices(server) {
  const dataDir = machine('services')
  const { cms, market } = services(server)
  const database = { ...databaseUrls(server), cmsServiceUrl: cms, marketServiceUrl: market }
  const key = (/** @type {string} */ name) => `${name} only for this test, 0123456789`
  const secrets = {
    PAYLOAD_SECRET,
    CONTENT_API_KEY: key('content'),
    STOCK_API_KEY: key('stock'),
    DEMO_PASSWORD: '',
    DATABASE_PASSWORD: '',
  }
  const site = { env: process.env, dataDir, ports: { web: 0, cms: 0, market: 0 }, secrets, database }
  for (const name of /** @type {const} */ (['market', 'cms']))
    await runScript({ site, family }, name, 'migrate')
}

/**
 * Works as editors do: uploads a file and names it, stops naming an older one and takes it away.
 *
 * @param {typeof place.here} on
 */
function editOn(on) {
  let isGoing = true
  /** @type {Map<string, Buffer>} */
  const uploaded = new Map()
  /** @type {Set<string>} */
  const deleted = new Set()
  const work = (async () => {
    const { cms } = services(on.server)
    const store = storeOf(on)
    for (let n = 0; isGoing; n += 1) {
      const content = Buffer.from(`upload ${n}`)
      await store.write(`new-${n}.webp`, content, 'image/webp')
      uploaded.set(`new-${n}.webp`, content)
      await query(cms, 'insert into media (filename) values ($1)', [`new-${n}.webp`])
      if (n < oldFiles) {
        deleted.add(`old-${n}.webp`)
        await query(cms, 'delete from media where filename = $1', [`old-${n}.webp`])
        await store.remove(`old-${n}.webp`)
      }
      await turn()
    }
  })()
  return {
    async stop() {
      isGoing = false
      await work
      return { uploaded, deleted }
    },
  }
}

/** That each file of the backup is in the bucket as it was. @param {typeof place.there} where */
async function expectFilesIn(where) {
  const bucket = filesInBucket(settingsOf(where))
  for (const name of readManifest(newest()).media) {
    const content = await bucket.read(name)
    const sum = content === null ? '' : await sumOf(content)
    const wanted = createHash('sha256').update(readFileSync(join(newest(), 'media', name)))
    expect(`${name} ${sum}`).toBe(`${name} ${wanted.digest('hex')}`)
  }
}
