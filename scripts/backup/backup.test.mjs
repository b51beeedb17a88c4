import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../database/database.mjs'
import { connectForCopies } from '../database/database-contents.mjs'
import { freePort } from '../session/ports.mjs'
import { lockDataFolder } from '../session/run-lock.mjs'
import { runScript } from '../site/contents.mjs'
import { startService, untilReady } from '../site/services.mjs'
import { backupGround } from '../test/backup-ground.mjs'
import { openTestSite, runNpmCommand, startNpmCommand } from '../test/test-site.mjs'

const { family, folder, dataDir, media, backups, openSite, emptyMachine } = backupGround()

const oldFiles = 1_000
/** Texts and values that a careless copy would change. */
const difficult = 'tab\t newline\n backslash\\ \\. \\N quote\' " kutip „ 文字 𐍈'
/** @type {Awaited<ReturnType<typeof openTestSite>>} */
let running
/** @type {string} what the first test makes, and the others look at */
let backup
/** @type {string} */
let restored

beforeAll(async () => {
  running = await openSite()
  const { cmsUrl, marketUrl } = running.site.database
  writeFileSync(join(media, 'report-1.pdf'), 'first report')
  // Enough that editors upload and delete while these are copied.
  for (let n = 0; n < oldFiles; n += 1) writeFileSync(join(media, `old-${n}.webp`), `picture ${n}`)
  await query(cmsUrl, "insert into media (filename) values ('report-1.pdf')")
  await query(
    cmsUrl,
    `insert into media (filename) select 'old-' || n || '.webp' from generate_series(0, ${oldFiles - 1}) n`,
  )
  await query(cmsUrl, 'insert into payload_kv (key, data) values ($1, $2)', [
    'difficult',
    JSON.stringify({ difficult }),
  ])
  await query(marketUrl, 'insert into indices (code, name, place) values ($1, $2, 1)', ['TEST', difficult])
  await query(marketUrl, "insert into index_values values ('TEST', '2026-11-20', 0.1 + 0.2::float8)")
  for (const url of [cmsUrl, marketUrl]) {
    await query(
      url,
      "insert into changes (tags) select array['articles:' || n] from generate_series(1, 40) n",
    )
  }
})

describe('npm run backup', () => {
  it('holds one moment while visitors and editors write', async () => {
    const writing = writeOn(running.site.database.cmsUrl)
    const { code, said, fault } = await runNpmCommand('backup', [backups], { DATA_DIR: dataDir })
    const written = await writing.stop()
    expect(fault).toBe('')
    expect(code).toBe(0)
    expect(said).toContain('secrets.json')
    backup = join(backups, readdirSync(backups).find((name) => name.endsWith('Z')) ?? '')
    expect(existsSync(join(backup, 'secrets.json'))).toBe(false)

    restored = emptyMachine('one-moment')
    const outcome = await runNpmCommand('restore', [backup], { DATA_DIR: restored })
    expect(outcome.fault).toBe('')
    expect(outcome.said).not.toContain('Missing:')
    const { site, stop } = await openTestSite({ dataDir: restored, isMigrating: false, family })
    const [counts] = await query(
      site.database.cmsUrl,
      `select (select count(*)::int from payload_kv where key like 'pair-%') as ones,
        (select count(*)::int from search_words where word like 'pair-%') as others`,
    )
    const named = await query(site.database.cmsUrl, 'select filename from media')
    await stop()
    expect(counts?.ones).toBe(counts?.others)
    expect(Number(counts?.ones)).toBeLessThan(written)
    for (const { filename } of named) {
      expect(readFileSync(join(restored, 'media', String(filename)), 'utf8')).not.toBe('')
    }
  })

  it('is for its owner alone', () => {
    expect(statSync(backup).mode & 0o077).toBe(0)
    expect(statSync(join(backup, 'databases/cms/users.copy.zst')).mode & 0o077).toBe(0)
  })

  it('leaves nothing that looks like a backup when it is killed, and clears up the next time', async () => {
    const own = join(folder, 'killed')
    mkdirSync(own)
    const watcher = watch(own)
    const child = startNpmCommand('backup', [own], { DATA_DIR: dataDir })
    while (!readdirSync(own).some((name) => name.endsWith('.unfinished'))) await once(watcher, 'change')
    watcher.close()
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    expect(readdirSync(own).filter((name) => name.endsWith('Z'))).toEqual([])
    const { code } = await runNpmCommand('backup', [own], { DATA_DIR: dataDir })
    expect(code).toBe(0)
    expect(readdirSync(own)).toEqual([expect.stringMatching(/Z$/)])
  })

  it('keeps as many as it is told to', async () => {
    const own = join(folder, 'kept')
    const toCome = '2099-01-01T00-00-00Z'
    for (const name of ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z', toCome]) {
      cpSync(backup, join(own, name), { recursive: true })
    }
    writeFileSync(join(own, 'note-of-the-operator'), '')
    const { said } = await runNpmCommand('backup', [own, '--keep', '2'], { DATA_DIR: dataDir })
    const left = readdirSync(own).sort()
    expect(left).toHaveLength(4)
    expect(left[0]).toBe('2026-01-02T00-00-00Z')
    // Of a clock that was wrong once: neither does it push out the one just made, nor is it taken for the newest.
    expect(left).toContain(toCome)
    expect(said).toContain(`Not counted: ${toCome}`)
    const { fault } = await runNpmCommand('restore', [own], { DATA_DIR: emptyMachine('of-which') })
    expect(fault).toMatch(/, 2099-01-01T00-00-00Z, is named for a time that is still to come/)
    expect(left).toContain('note-of-the-operator')
  })
})

describe('a backup that cannot be written', () => {
  it.each([
    { what: 'a path that is a file', place: () => join(backup, 'manifest.json'), says: /\(ENOTDIR\)/ },
    { what: 'a path below a file', place: () => join(backup, 'manifest.json', 'own'), says: /\(ENOTDIR\)/ },
    { what: 'a place that takes no folder', place: () => '/proc/backups', says: /\(ENOENT\)/ },
  ])('says in one sentence why: $what', async ({ place, says }) => {
    const { code, fault } = await runNpmCommand('backup', [place()], { DATA_DIR: dataDir })
    expect(fault).toMatch(/^Backups cannot be written into \S+ \(\w+\): [^\n]+ name another folder\.$/)
    expect(fault).toMatch(says)
    expect(code).toBe(1)
  })

  it('says that another is under way there', async () => {
    const own = join(folder, 'twice')
    mkdirSync(own)
    const unlock = await lockDataFolder(own, 'npm run backup')
    const { fault } = await runNpmCommand('backup', [own], { DATA_DIR: dataDir })
    unlock()
    expect(fault).toMatch(/^"npm run backup" .+: stop it first, or name another folder\.$/)
  })
})

describe('npm run restore', () => {
  it('brings values back exactly, and the editors’ files', async () => {
    const { site, stop } = await openTestSite({ dataDir: restored, isMigrating: false, family })
    const { cmsUrl, marketUrl } = site.database
    const kept = await query(cmsUrl, "select data from payload_kv where key = 'difficult'")
    const names = await query(marketUrl, "select name from indices where code = 'TEST'")
    const values = await query(marketUrl, "select value from index_values where code = 'TEST'")
    // What is written next gets a number of its own.
    const next = await query(cmsUrl, "insert into payload_kv (key, data) values ('next', '1') returning id")
    await stop()
    expect(kept[0]?.data).toEqual({ difficult })
    expect(names[0]?.name).toBe(difficult)
    expect(values[0]?.value).toBe(0.1 + 0.2)
    expect(Number(next[0]?.id)).toBeGreaterThan(0)
    expect(readFileSync(join(restored, 'media/report-1.pdf'), 'utf8')).toBe('first report')
  })

  it('makes followers of before forget everything, also when the feed has come past their number again', async () => {
    const { site, stop } = await openTestSite({ dataDir: restored, isMigrating: false, family })
    await query(
      site.database.marketUrl,
      "insert into changes (tags) select array['articles:' || n] from generate_series(1, 100) n",
    )
    const port = await freePort()
    const service = startService(
      'market',
      { ...site, ports: { ...site.ports, market: port } },
      'start',
      family,
    )
    await untilReady(service, port)
    // The backup ends at 40; this node has heard of ten changes after it that no longer exist.
    const heard = await firstEvents(`http://127.0.0.1:${port}/apids/changes`, site.secrets.STOCK_API_KEY, 50)
    service.process.kill('SIGTERM')
    await stop()
    expect(heard).toEqual(['hello', 'reset'])
  })

  it('refuses to stand in the way of a site, until it is told to replace it', async () => {
    const own = emptyMachine('replaced')
    mkdirSync(join(own, 'media'))
    writeFileSync(join(own, 'media/of-another-time.txt'), 'kept')
    const refused = await runNpmCommand('restore', [backup], { DATA_DIR: own })
    expect(refused.fault).toMatch(/^There is already a site in .+ say --replace/)
    expect(refused.code).toBe(1)
    expect(readFileSync(join(own, 'media/of-another-time.txt'), 'utf8')).toBe('kept')
    const { code } = await runNpmCommand('restore', [backup, '--replace'], { DATA_DIR: own })
    expect(code).toBe(0)
    expect(readdirSync(join(own, 'media'))).toContain('report-1.pdf')
    expect(readdirSync(join(own, 'media'))).not.toContain('of-another-time.txt')
    expect(existsSync(join(own, 'incoming'))).toBe(false)
  })

  it('brings a backup of an older program to the newest form', async () => {
    const older = join(folder, 'older')
    const { site, stop } = await openTestSite({ dataDir: older, isMigrating: false, family })
    await runScript({ site, family }, 'market', 'migrate', ['--only', '2026-11-21-initial'])
    const cms = '20261121_090000_initial,20261121_100000_change_feed,20261121_110000_search'
    await runScript({ site, family }, 'cms', 'migrate', ['--only', cms])
    await query(site.database.cmsUrl, "insert into payload_kv (key, data) values ('old', '1')")
    await runNpmCommand('backup', [join(folder, 'older-backups')], { DATA_DIR: older })
    await stop()
    const { fault } = await runNpmCommand('restore', [join(folder, 'older-backups'), '--replace'], {
      DATA_DIR: older,
    })
    expect(fault).toBe('')
    const newest = await openTestSite({ dataDir: older, isMigrating: false, family })
    const [here, there] = await Promise.all([
      migrationsOf(newest.site.database),
      migrationsOf(running.site.database),
    ])
    const kept = await query(newest.site.database.cmsUrl, "select key from payload_kv where key = 'old'")
    await newest.stop()
    expect(here).toEqual(there)
    expect(here.cms).toContain('20261122_035431_forms')
    expect(kept).toHaveLength(1)
  })

  it('refuses while the site runs', async () => {
    const { fault } = await runNpmCommand('restore', [backup, '--replace'], { DATA_DIR: dataDir })
    expect(fault).toMatch(/^"npm start" \(process \d+\) already works on/)
  })

  it.each([
    {
      what: 'a damaged file',
      spoil: (/** @type {string} */ own) => appendFileSync(join(own, 'databases/cms/users.copy.zst'), '!'),
      says: /^The backup is broken: databases\/cms\/users\.copy\.zst in .+ is damaged\. Nothing was changed\.$/,
    },
    {
      what: 'a missing file',
      spoil: (/** @type {string} */ own) => rmSync(join(own, 'media/report-1.pdf')),
      says: /^The backup is broken: media\/report-1\.pdf in .+ is missing\. Nothing was changed\.$/,
    },
    {
      what: 'a list that leads outside',
      spoil: (/** @type {string} */ own) =>
        appendFileSync(join(own, 'SHA256SUMS'), `${'0'.repeat(64)}  ../../secrets.json\n`),
      says: /^The list .+ cannot be read\. Nothing was changed\.$/,
    },
    {
      what: 'a manifest of something else',
      spoil: (/** @type {string} */ own) => writeFileSync(join(own, 'manifest.json'), '{"name":"other"}'),
      says: /^What is in .+ is not a backup of this site\. Nothing was changed\.$/,
    },
    {
      what: 'a later form',
      spoil: (/** @type {string} */ own) =>
        writeFileSync(join(own, 'manifest.json'), '{"kind":"site-backup","format":9}'),
      says: /has form 9, and this program reads forms 1 and 2.+Nothing was changed\.$/,
    },
    {
      what: 'migrations that this program does not know',
      spoil: (/** @type {string} */ own) => {
        const file = join(own, 'manifest.json')
        const sum = () => createHash('sha256').update(readFileSync(file)).digest('hex')
        const before = sum()
        const manifest = JSON.parse(readFileSync(file, 'utf8'))
        manifest.databases.cms.migrations.push('20991231_000000_of_the_future')
        writeFileSync(file, JSON.stringify(manifest))
        const list = join(own, 'SHA256SUMS')
        writeFileSync(list, readFileSync(list, 'utf8').replace(before, sum()))
      },
      says: /^The backup was made by a newer program .+20991231_000000_of_the_future.+Nothing was changed\.$/,
    },
  ])('refuses $what', async ({ what, spoil, says }) => {
    const own = join(folder, `spoilt ${what}`)
    cpSync(backup, own, { recursive: true })
    spoil(own)
    const target = emptyMachine(`after ${what}`)
    const { code, fault } = await runNpmCommand('restore', [own], { DATA_DIR: target })
    expect(fault).toMatch(says)
    expect(code).toBe(1)
    expect(existsSync(join(target, 'postgres'))).toBe(false)
    expect(existsSync(join(target, 'media'))).toBe(false)
  })

  it('says in one sentence that the secrets are cut off', async () => {
    const target = emptyMachine('cut-off-secrets')
    writeFileSync(join(target, 'secrets.json'), '{ "PAYLOAD_SE')
    const { fault } = await runNpmCommand('restore', [backup], { DATA_DIR: target })
    expect(fault).toMatch(/^The secrets in .+secrets\.json cannot be read \(line 1\): [^\n]+$/)
  })

  it('leaves nothing half built where it fails', async () => {
    const target = emptyMachine('half-built')
    const own = join(folder, 'of-another-form')
    cpSync(backup, own, { recursive: true })
    const manifestFile = join(own, 'manifest.json')
    const before = readFileSync(manifestFile, 'utf8')
    const manifest = JSON.parse(before)
    manifest.databases.cms.tables[0].checksum = '1'
    writeFileSync(manifestFile, JSON.stringify(manifest))
    const sumOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')
    const list = join(own, 'SHA256SUMS')
    writeFileSync(
      list,
      readFileSync(list, 'utf8').replace(sumOf(before), sumOf(readFileSync(manifestFile, 'utf8'))),
    )
    const { code } = await runNpmCommand('restore', [own], { DATA_DIR: target })
    expect(code).toBe(1)
    expect(readdirSync(join(target, 'incoming'))).toEqual(['logs'])
  })

  it('refuses another secret, with which nobody could read the client directory', async () => {
    const target = join(folder, 'another-secret')
    const { fault } = await runNpmCommand('restore', [backup], {
      DATA_DIR: target,
      PAYLOAD_SECRET: 'x'.repeat(40),
    })
    expect(fault).toMatch(/^The PAYLOAD_SECRET here is not the one that the backup was made with/)
    expect(existsSync(join(target, 'postgres'))).toBe(false)
  })
})

/** @param {{ cmsUrl: string, marketUrl: string }} database */
async function migrationsOf({ cmsUrl, marketUrl }) {
  const cms = await query(cmsUrl, 'select name from payload_migrations order by name')
  const market = await query(marketUrl, 'select name from kysely_migration order by name')
  return { cms: cms.map(({ name }) => name), market: market.map(({ name }) => name) }
}

/**
 * Writes as editors and visitors do: two rows in one transaction, a file and then its row; takes an older row away
 * and then its file.
 *
 * @param {string} url
 */
function writeOn(url) {
  let isGoing = true
  let count = 0
  const work = (async () => {
    // A connection for each would be too slow to write within every step of the backup.
    const client = await connectForCopies(url)
    while (isGoing) {
      count += 1
      await client.query(
        `begin; insert into payload_kv (key, data) values ('pair-${count}', '1');
         insert into search_words (locale, word) values ('id', 'pair-${count}'); commit`,
      )
      writeFileSync(join(media, `file-${count}.txt`), `file ${count}`)
      await client.query(`insert into media (filename) values ('file-${count}.txt')`)
      if (count < oldFiles) {
        await client.query(`delete from media where filename = 'old-${count}.webp'`)
        rmSync(join(media, `old-${count}.webp`))
      }
      await turn()
    }
    await client.end()
  })()
  return {
    async stop() {
      isGoing = false
      await work
      return count
    },
  }
}

/**
 * @param {string} url
 * @param {string} key
 * @param {number} lastSeen
 */
async function firstEvents(url, key, lastSeen) {
  const enough = new AbortController()
  const answer = await fetch(url, {
    signal: enough.signal,
    headers: { authorization: `Bearer ${key}`, 'last-event-id': String(lastSeen) },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.split('\n\n').length < 3) text += (await reader?.read())?.value ?? ''
  enough.abort()
  return [...text.matchAll(/^event: (.+)$/gm)].map((found) => found[1]).slice(0, 2)
}
