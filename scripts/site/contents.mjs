import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { longestJobMs } from '@site/change-feed/silent-connections.ts'
import { query } from '../database/database.mjs'
import { root } from '../places.mjs'
import { runQuietly, runVisibly, workspaceScript } from '../session/command.mjs'
import { Fault } from '../session/fault.mjs'
import { demoEmail } from './demo-account.mjs'
import { serviceEnvironment } from './services.mjs'

const deadlineMs = 600_000
/** Killed in the middle, it would begin anew at the next start and never end. */
export const migrationDeadlineMs = longestJobMs

/**
 * What is done to the databases before the services start.
 *
 * @typedef {object} Work
 * @property {import('./services.mjs').Site} site
 * @property {import('../session/family.mjs').Family} family
 */

/**
 * @param {Work} work
 * @param {'cms' | 'market'} name
 * @param {string} script of the workspace's package.json
 * @param {string[]} [args]
 */
export async function runScript({ site, family }, name, script, args = []) {
  const env = serviceEnvironment(name, site)
  // Only what makes the demo accounts needs to know their password.
  if (script === 'seed') env.DEMO_PASSWORD = site.secrets.DEMO_PASSWORD
  await runQuietly({
    what: `"npm run ${script} -w @site/${name}"`,
    ...workspaceScript(`apps/${name}`, script, args),
    env,
    logFile: join(site.dataDir, 'logs', `${name}-${script}.log`),
    deadlineMs: script === 'migrate' ? migrationDeadlineMs : deadlineMs,
    family,
  })
}

/**
 * Waits for market data files until it is stopped; says on the screen what becomes of them.
 *
 * @param {Work} work
 * @param {string} folder
 */
export async function watchMarketFolder({ site, family }, folder) {
  const command = workspaceScript('apps/market', 'import', ['--watch', folder])
  const code = await runVisibly({ ...command, env: serviceEnvironment('market', site), family })
  if (code !== 0) throw new Fault(`The import has ended by itself (exit code ${code}).`)
}

/**
 * Payload's own command needs seconds to find out that there is nothing to do; its table says it at once.
 *
 * @param {Work} work
 * @returns {Promise<'migrated' | 'unchanged'>}
 */
export async function migrateCms(work) {
  const folder = join(root, 'apps', 'cms', 'src', 'migrations')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const wanted = files.filter((file) => /^\d+.*\.ts$/.test(file)).map((file) => file.slice(0, -3))
  const applied = new Set(await appliedCmsMigrations(work.site.database.cmsUrl))
  if (wanted.length > 0 && wanted.every((name) => applied.has(name))) return 'unchanged'
  await runScript(work, 'cms', 'migrate')
  return 'migrated'
}

/**
 * Fills the content database when it is empty, or when a former seed was cut off.
 *
 * @param {Work} work
 * @returns {Promise<'seeded' | 'kept'>}
 */
export async function seedWhenEmpty(work) {
  // The seed itself keeps this row while it writes (apps/cms/seed/unfinished.ts).
  const rows = await query(
    work.site.database.cmsUrl,
    `select exists (select from articles)
      and not exists (select from payload_kv where key = 'seed-unfinished') as filled`,
  )
  if (rows[0]?.filled === true) return 'kept'
  await runScript(work, 'cms', 'seed')
  return 'seeded'
}

/**
 * Whether the content is that of the demonstration, whose people and addresses are invented.
 *
 * @param {Work} work
 * @returns {Promise<boolean>}
 */
export async function isDemoContent(work) {
  const rows = await query(
    work.site.database.cmsUrl,
    'select exists (select from users where email = $1) as found',
    [demoEmail],
  )
  return rows[0]?.found === true
}

/**
 * @param {Work} work
 * @returns {Promise<'seeded' | 'kept'>}
 */
export async function importDemoWhenEmpty(work) {
  const { dataDir, database } = work.site
  const mark = join(dataDir, 'market-filling')
  const rows = await query(database.marketUrl, 'select exists (select from companies) as filled')
  if (rows[0]?.filled === true && !existsSync(mark)) return 'kept'
  // Cut off half-way, the database is no longer empty; the mark says that it is not full either.
  writeFileSync(mark, '')
  const folder = join(dataDir, 'market-demo')
  await runScript(work, 'market', 'demo', [folder])
  // Made data has its own last day, whatever the machine's clock says.
  await runScript(work, 'market', 'import', ['--until', '9999-12-31', folder])
  rmSync(mark)
  return 'seeded'
}

/** @param {string} url */
async function appliedCmsMigrations(url) {
  const table = await query(url, "select to_regclass('public.payload_migrations') is not null as exists")
  if (table[0]?.exists !== true) return []
  const rows = await query(url, 'select name from payload_migrations')
  return rows.map((row) => String(row.name))
}
