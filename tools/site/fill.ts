import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxStatementMs } from '@site/change-feed/stalled-connections.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { isPublicSite } from '@site/contracts/production-settings.ts'
import { computeDemoDates } from '../../apps/market/demo/demo-dates.ts'
import type { CommandContext } from '../command.ts'
import { query } from '../database/query.ts'
import { grantRoles } from '../database/roles.ts'
import { formatErrorMessage, UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { type Processes, workspaceScript } from '../processes.ts'
import { demoEmail } from './demo-account.ts'
import { type Site, serviceEnvironment } from './services.ts'

const scriptTimeoutMs = 600_000

interface Work {
  readonly site: Site
  readonly processes: Processes
}

/** Runs a script of the CMS's or market service's package.json. */
export async function runScript(
  { site, processes }: Work,
  name: 'cms' | 'market',
  script: string,
  args: readonly string[] = [],
): Promise<void> {
  const env = serviceEnvironment(name, site)
  // Only the seed creates the demo accounts; a public site that starts empty gets none.
  if (script === 'seed' && !(args.includes('--empty') && isPublic(site.env)))
    env.DEMO_PASSWORD = site.secrets.DEMO_PASSWORD
  await processes.run({
    what: `"npm run ${script} -w @site/${name}"`,
    ...workspaceScript(`apps/${name}`, script, args),
    env,
    logFile: join(site.dataDir, 'logs', `${name}-${script}.log`),
    // A killed migration would start over at each start and never finish.
    timeoutMs: script === 'migrate' ? maxStatementMs : scriptTimeoutMs,
  })
}

/** Content of a new site: the demo, or only the structure. Null leaves the databases unchanged. */
export type FirstContent = 'demo' | 'empty' | null

/** Migrates both databases and, if they are empty, writes the first content. */
export async function fillSite(
  { report, processes }: Pick<CommandContext, 'report' | 'processes'>,
  site: Site,
  content: FirstContent,
): Promise<void> {
  const work = { site, processes }
  if (site.database.cmsServiceUrl) {
    await report.step('Database roles', () => grantRoles(site.database, site.secrets.DATABASE_PASSWORD))
  }
  await report.step('Migrate the market database', () => runScript(work, 'market', 'migrate'))
  await report.step('Migrate the CMS database', async (note) => note(await migrateCms(work)))
  if (content === null) return
  const isEmptySite = await wasStartedEmpty(site)
  if (content === 'empty' && !isEmptySite && (await hasContent(site))) {
    throw new UserError(
      '--empty needs a site without content, but this site has content. Set DATA_DIR to a new directory (or DATABASE_URL to a new database), or start without --empty.',
    )
  }
  if (isPublic(site.env)) {
    // The demo accounts have a printed password, and the companies are fictitious.
    if (await hasDemoContent(site)) {
      throw new UserError(
        `SITE_URL is public, and the accounts of the demo exist (${demoEmail}): delete them in the admin while SITE_URL is not set, choose another DATA_DIR, or set DATA=demo.`,
      )
    }
    if (content === 'empty' || isEmptySite) await writeStructure(report, work)
    else report.line('  ✓ Demo content: none, because SITE_URL is public (set DATA=demo to have it)')
    return
  }
  if (content === 'empty' || isEmptySite) return writeStructure(report, work)
  await report.step('Demo companies and prices', async (note) => note(await importDemo(work)))
  await report.step('Demo content', async (note) => note(await seedIfEmpty(work)))
}

/** The menu, settings and pages with placeholders, but no articles, companies and prices. */
const writeStructure = (report: CommandContext['report'], work: Work): Promise<void> =>
  report.step('Structure without content', async (note) => note(await seedIfEmpty(work, ['--empty'])))

/** Whether `--empty` filled the CMS; apps/cms/seed/unfinished.ts writes the row. */
async function wasStartedEmpty({ database }: Site): Promise<boolean> {
  return (await query(database.cmsUrl, "select from payload_kv where key = 'seed-empty'")).length > 0
}

async function hasContent({ database }: Site): Promise<boolean> {
  const [cms] = await query(
    database.cmsUrl,
    'select exists (select from articles) or exists (select from pages) as filled',
  )
  const [market] = await query(database.marketUrl, 'select exists (select from companies) as filled')
  return cms?.filled === true || market?.filled === true
}

/** Whether the content is demo content, with fictitious people and addresses. */
export async function hasDemoContent({ database }: Site): Promise<boolean> {
  const rows = await query(database.cmsUrl, 'select from users where email = $1', [demoEmail])
  return rows.length > 0
}

/** Payload needs seconds to find no pending migration; its own table shows it immediately. */
async function migrateCms(work: Work): Promise<'migrated' | 'unchanged'> {
  const files = readdirSync(join(root, 'apps', 'cms', 'src', 'migrations'))
  const wanted = files.filter((file) => /^\d+.*\.ts$/.test(file)).map((file) => file.slice(0, -'.ts'.length))
  const applied = new Set(await appliedMigrations(work.site.database.cmsUrl))
  if (wanted.every((name) => applied.has(name))) return 'unchanged'
  await runScript(work, 'cms', 'migrate')
  return 'migrated'
}

async function appliedMigrations(url: string): Promise<string[]> {
  const [table] = await query(url, "select to_regclass('public.payload_migrations') is not null as exists")
  if (table?.exists !== true) return []
  return (await query(url, 'select name from payload_migrations')).map((row) => String(row.name))
}

async function seedIfEmpty(work: Work, args: readonly string[] = []): Promise<'seeded' | 'unchanged'> {
  // The seed stores this row while it writes (apps/cms/seed/unfinished.ts).
  const [row] = await query(
    work.site.database.cmsUrl,
    `select (exists (select from articles) or exists (select from pages))
      and not exists (select from payload_kv where key = 'seed-unfinished') as filled`,
  )
  if (row?.filled === true) return 'unchanged'
  await runScript(work, 'cms', 'seed', args)
  return 'seeded'
}

/** Imports the demo market into an empty database. */
async function importDemo(work: Work): Promise<string> {
  // An interrupted import leaves the database neither empty nor complete.
  const unfinished = join(work.site.dataDir, 'market-import-unfinished')
  const outcome = existsSync(unfinished) ? null : await extendDemo(work)
  if (outcome !== null) return outcome
  writeFileSync(unfinished, '')
  await runDemoImport(work)
  rmSync(unfinished)
  return 'imported'
}

/** Imports the days that a stored demo market misses; null without companies. */
export async function extendDemo(work: Work): Promise<string | null> {
  const [row] = await query(
    work.site.database.marketUrl,
    `select exists (select from companies) as filled,
      not exists (select from companies where website is null or website !~ '[.]example/?$') as is_demo,
      (select max(day)::text from prices) as last_day`,
  )
  if (row?.filled !== true) return null
  const { lastTradingDay } = computeDemoDates(dayInJakarta(new Date()))
  // A database with other companies has an operator's own data.
  if (row.is_demo !== true || String(row.last_day) >= lastTradingDay) return 'unchanged'
  try {
    await runDemoImport(work)
    return 'extended'
  } catch (error) {
    // An import is one transaction, so the site still has a complete market, only an older one.
    return `not extended: ${formatErrorMessage(error)}`
  }
}

async function runDemoImport(work: Work): Promise<void> {
  const directory = join(work.site.dataDir, 'market-demo')
  await runScript(work, 'market', 'demo', [directory])
  // The last day is after today if the machine's clock is behind the designed market.
  await runScript(work, 'market', 'import', ['--until', '9999-12-31', directory])
}

/** A site with a public URL that is not declared a demo. */
function isPublic({ SITE_URL = '', DATA }: NodeJS.ProcessEnv): boolean {
  return DATA !== 'demo' && URL.canParse(SITE_URL) && isPublicSite(SITE_URL)
}
