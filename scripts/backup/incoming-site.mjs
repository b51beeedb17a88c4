import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { query } from '../database/database.mjs'
import { giveRights } from '../database/database-rights.mjs'
import { handOver } from '../database/database-roles.mjs'
import { dropIncoming, dropReplaced, makeIncoming } from '../database/exchange-databases.mjs'
import { fillDatabase } from '../database/fill-database.mjs'
import { root } from '../places.mjs'
import { migrateCms, runScript } from '../site/contents.mjs'

/** More changes than any site announces between a backup and its restore. */
const sequenceLeap = 1_000_000_000

/**
 * Builds both databases beside the site's own, with the migrations that their contents had, lets `use` put them to
 * use, and exchanges them. Whatever fails before that leaves the site's own as they were.
 *
 * @param {object} order
 * @param {import('../session/session.mjs').Session} order.session
 * @param {import('../site/services.mjs').Site} order.site
 * @param {string} order.incomingDir
 * @param {{ cms: import('../database/fill-database.mjs').Contents, market: import('../database/fill-database.mjs').Contents }} order.contents
 * @param {(work: import('../site/contents.mjs').Work) => Promise<void>} order.use
 * @param {() => Promise<void>} order.exchange
 */
export async function buildIncoming({
  session: { report, family, atEnd },
  site,
  incomingDir,
  contents,
  use,
  exchange,
}) {
  let isBuilding = true
  // Our own server has ended by then, and keeps them among its files until the next restore.
  if (!site.database.cmsServiceUrl) {
    atEnd(async () => {
      if (isBuilding) await dropIncoming(site.database).catch(() => {})
    })
  }
  const database = await makeIncoming(site.database)
  try {
    /** @type {import('../site/contents.mjs').Work} */
    const work = { site: { ...site, database, dataDir: incomingDir }, family }
    for (const name of /** @type {const} */ (['cms', 'market'])) {
      const title = name === 'cms' ? 'content' : 'stock'
      const { migrations, tables } = contents[name]
      await report.step(`Build the ${title} database`, () =>
        runScript(work, name, 'migrate', ['--only', migrations.join(',')]),
      )
      await report.step(`Fill the ${title} database`, async (note) => {
        await fillDatabase(name === 'cms' ? database.cmsUrl : database.marketUrl, title, contents[name])
        const rows = tables.reduce((sum, table) => sum + Number(table.rows), 0)
        note(`${tables.length} tables, ${rows} rows, each table with its count and sum`)
      })
    }
    await use(work)
    if (site.database.cmsServiceUrl) await handOver(database, site.secrets.DATABASE_PASSWORD)
    else {
      await giveRights(site.database.cmsUrl, database.cmsUrl)
      await giveRights(site.database.marketUrl, database.marketUrl)
    }
    await exchange()
    isBuilding = false
  } catch (error) {
    // A server that has gone is why it failed at all, and cannot be asked.
    await dropAgain(site.database, family).catch(() =>
      report.line('  Left: what was half built could not be dropped (docs/backup.md says how)'),
    )
    throw error
  }
  await dropReplacedOrSay(site.database, report)
}

/**
 * The site is whole without it.
 *
 * @param {import('../database/exchange-databases.mjs').Databases} database
 * @param {import('../session/report.mjs').Report} report
 */
export async function dropReplacedOrSay(database, report) {
  await dropReplaced(database).catch(() =>
    report.line('  Left: the databases that were replaced could not be dropped (docs/backup.md says how)'),
  )
}

/**
 * @param {import('../database/exchange-databases.mjs').Databases & { own?: import('../database/database.mjs').Database['own'] }} database
 * @param {import('../session/family.mjs').Family} family
 */
async function dropAgain(database, family) {
  try {
    await dropIncoming(database)
  } catch (error) {
    // Our own, which was killed, can be had again; not while everything ends.
    if (!database.own || family.isEnding()) throw error
    await database.own.start()
    await dropIncoming(database)
  }
}

/**
 * Brings restored databases to the newest form and their change feeds to numbers that nobody has heard yet.
 *
 * @param {import('../session/report.mjs').Report} report
 * @param {import('../site/contents.mjs').Work} work
 */
export async function bringUpToDate(report, work) {
  await report.step('Newer migrations', async () => {
    await runScript(work, 'market', 'migrate')
    await migrateCms(work)
  })
  const { cmsUrl, marketUrl } = work.site.database
  for (const url of [cmsUrl, marketUrl]) await leapFeed(url)
}

/**
 * A restored feed counts from where it stood then, while the site's nodes remember later numbers: once it has
 * come past those again, they would take over as "nothing missed". With a leap and no older rows, every number
 * from before is one that the feed no longer knows, and whoever names it is told to forget everything. The time is
 * part of it (in milliseconds): the same backup may be restored twice.
 *
 * @param {string} url
 */
async function leapFeed(url) {
  await query(
    url,
    `with gone as (delete from changes returning sequence)
     select setval(pg_get_serial_sequence('changes', 'sequence'),
       greatest((select coalesce(max(sequence), 0) from gone), nextval(pg_get_serial_sequence('changes', 'sequence')),
           (extract(epoch from clock_timestamp()) * 1000)::bigint)
         + ${sequenceLeap})`,
  )
  await query(url, "insert into changes (tags) values ('{}')")
}

/**
 * What is half built has people's data in it; the logs beside it say why it was not finished.
 *
 * @param {string} incomingDir
 */
export function forgetIncoming(incomingDir) {
  if (!existsSync(incomingDir)) return
  for (const name of readdirSync(incomingDir)) {
    if (name !== 'logs') rmSync(join(incomingDir, name), { recursive: true, force: true })
  }
}

/**
 * What was made from the former content and would otherwise be shown or gone on with.
 *
 * @param {string} dataDir
 */
export function forgetDerived(dataDir) {
  for (const name of ['incoming', 'pages', 'market-filling']) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Where a restore builds what is to come. @param {string} dataDir */
export const incomingDirOf = (dataDir) => join(dataDir, 'incoming')

/** The migrations that this program knows by name, as their files are called. */
export const migrationFolders = {
  cms: join(root, 'apps', 'cms', 'src', 'migrations'),
  market: join(root, 'apps', 'market', 'src', 'database', 'migrations'),
}
