import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isPublicSite } from '@site/contracts/production-settings.ts'
import { putBackFolders, settleCutOff } from '../backup/cut-off-restore.mjs'
import { openDatabase, replicaAddresses } from '../database/database.mjs'
import { handOver } from '../database/database-roles.mjs'
import { root } from '../places.mjs'
import { runQuietly, workspaceScript } from '../session/command.mjs'
import { Fault } from '../session/fault.mjs'
import { freeServicePorts, mailPort } from '../session/ports.mjs'
import { lockDataFolder } from '../session/run-lock.mjs'
import { buildEnvironment, buildIfChanged, builds } from './build-cache.mjs'
import { importDemoWhenEmpty, isDemoContent, migrateCms, runScript, seedWhenEmpty } from './contents.mjs'
import { demoEmail } from './demo-account.mjs'
import { keepDatabaseRunning } from './keep-database.mjs'
import { keepRunning } from './keep-running.mjs'
import { startMailCatcher } from './mail-catcher.mjs'
import { loadSecrets } from './secrets.mjs'
import { serviceTitles, startService, untilReady } from './services.mjs'
import { checkSettings } from './settings.mjs'

const buildDeadlineMs = 600_000

/**
 * @typedef {object} RunningSite
 * @property {import('./services.mjs').Site} site
 * @property {import('./services.mjs').Service[]} services
 * @property {string | null} mailsUrl the page with the caught mails; null where they go to a mail server
 * @property {Promise<import('../session/fault.mjs').Fault>} untilBroken resolves when the database or a service ends by itself again and again
 */

/**
 * Makes this process the only one that works on the data folder until it ends.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {string} dataDir
 * @param {string} command how a person would name it
 */
export async function takeDataFolder(session, dataDir, command) {
  session.atEnd(await lockDataFolder(dataDir, command))
  session.family.recordIn(dataDir)
}

/**
 * The database, the secrets and the databases' contents: what the services and the commands on data need.
 *
 * @param {object} options
 * @param {import('../session/session.mjs').Session} options.session
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir
 * @param {{ web: number, cms: number, market: number }} options.ports
 * @param {typeof loadSecrets} [options.secretsOf]
 * @param {boolean} [options.isServing] whether the services will be started on it
 */
export async function openSite({ session, env, dataDir, ports, secretsOf = loadSecrets, isServing = false }) {
  const { report, family } = session
  const secrets = await report.step('Secrets', () => secretsOf(dataDir, env))
  if (isServing) await report.step('Settings', () => checkSettings({ env, dataDir, ports, secrets }))
  putBackFolders(dataDir)
  const database = await report.step('Database', async (note) => {
    const password = secrets.DATABASE_PASSWORD
    const opened = await openDatabase({ env, dataDir, password, family, say: report.line })
    // Before anybody sees them: of a restore that was killed.
    if (opened.own !== null) await settleCutOff(opened, dataDir, report)
    note(opened.description)
    return opened
  })
  const replica = replicaAddresses(env)
  return { site: { env, dataDir, ports, secrets, database, replica }, ownDatabase: database.own }
}

/**
 * Starts the whole site: database, builds, migrations, demo content and the three services.
 *
 * @param {object} options
 * @param {import('../session/session.mjs').Session} options.session
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir
 * @param {'start' | 'dev'} options.mode
 * @returns {Promise<RunningSite>}
 */
export async function startSite({ session, env, dataDir, mode }) {
  const { report, family } = session
  const ports = await report.step('Ports', async (note) => {
    const free = await freeServicePorts(env)
    note(`${free.web}, ${free.cms} and ${free.market} are free`)
    return free
  })
  const { site: opened, ownDatabase } = await openSite({
    session,
    env,
    dataDir,
    ports,
    isServing: mode === 'start',
  })
  await Promise.all([
    mode === 'start' ? buildAll(session, opened) : undefined,
    fillSite(session, { site: opened, family }, { isDemoWanted: true }),
  ])
  const catcher = await catchMails(session, { site: opened, family })
  const site = catcher ? { ...opened, env: { ...env, SMTP_URL: catcher.smtpUrl } } : opened
  const services = /** @type {const} */ (['market', 'cms', 'web']).map((name) =>
    startService(name, site, mode, family),
  )
  const logFile = join(dataDir, 'logs', 'database.log')
  const databaseBroken = ownDatabase
    ? [keepDatabaseRunning(ownDatabase, { logFile, report, isEnding: family.isEnding })]
    : []
  await Promise.all(
    services.map((service) =>
      report.step(`Start the ${serviceTitles[service.name]} on port ${ports[service.name]}`, () =>
        untilReady(service, ports[service.name]),
      ),
    ),
  )
  const given = services.map((service) =>
    keepRunning(service, {
      start: () => startService(service.name, site, mode, family),
      report,
      isEnding: family.isEnding,
    }),
  )
  return {
    site,
    services,
    mailsUrl: catcher?.pageUrl ?? null,
    untilBroken: Promise.race([...given, ...databaseBroken]),
  }
}

/**
 * The demonstration's mails go to nobody but a page of this machine, unless a mail server is named.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {import('./contents.mjs').Work} work
 * @returns {Promise<import('./mail-catcher.mjs').MailCatcher | null>}
 */
export async function catchMails({ report }, work) {
  const { env } = work.site
  if (env.SMTP_URL || !(await isDemoContent(work))) return null
  return report.step('Mail catcher', async (note) => {
    const catcher = await startMailCatcher({ pagePort: mailPort(env) })
    note(catcher.pageUrl)
    return catcher
  })
}

/**
 * Builds what has changed. One after the other: side by side the two would need more memory than small
 * machines have, and on two cores they gain little.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {{ env: NodeJS.ProcessEnv, dataDir: string }} site
 */
export async function buildAll({ report, family }, { env, dataDir }) {
  const setupDir = join(root, '.data', 'setup-build')
  mkdirSync(setupDir, { recursive: true })
  // A test run and a start share the build and must not write it at the same time.
  const unlock = await lockDataFolder(setupDir, 'a build', { waitMs: buildDeadlineMs })
  try {
    for (const [name, build] of Object.entries(builds)) {
      await report.step(`Build apps/${name}`, async (note) => {
        const outcome = await buildIfChanged(build, () =>
          runQuietly({
            what: `"npm run build -w @site/${name}"`,
            ...workspaceScript(build.workspace, 'build'),
            env: buildEnvironment(env),
            logFile: join(dataDir, 'logs', `${name}-build.log`),
            deadlineMs: buildDeadlineMs,
            family,
          }),
        )
        note(outcome)
      })
    }
  } finally {
    unlock()
  }
}

/**
 * Brings both databases to the newest form and, where wanted and nothing is in them, fills them.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {import('./contents.mjs').Work} work
 * @param {{ isDemoWanted: boolean }} options
 */
export async function fillSite({ report }, work, { isDemoWanted }) {
  const { database, secrets } = work.site
  if (database.cmsServiceUrl) {
    await report.step('Roles of the services', () => handOver(database, secrets.DATABASE_PASSWORD))
  }
  await report.step('Migrate the stock database', () => runScript(work, 'market', 'migrate'))
  await report.step('Migrate the content database', async (note) => note(await migrateCms(work)))
  if (!isDemoWanted) return
  if (isVisited(work.site.env)) {
    // Its accounts have a password that is printed, and its companies are invented.
    if (await isDemoContent(work)) {
      throw new Fault(
        `SITE_URL is public, and there are the accounts of the demonstration (${demoEmail}): delete them in the admin while SITE_URL is not, choose another DATA_DIR, or say DATA=demo.`,
      )
    }
    report.line('  ✓ Demo content: none, because SITE_URL is public (DATA=demo asks for it)')
    return
  }
  await report.step('Demo companies and prices', async (note) => note(await importDemoWhenEmpty(work)))
  await report.step('Demo content', async (note) => note(await seedWhenEmpty(work)))
}

/**
 * Whether visitors come to this site and nobody has said that it is a demonstration.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function isVisited({ SITE_URL, DATA }) {
  // What is no address, the services refuse with a sentence.
  return DATA !== 'demo' && URL.canParse(SITE_URL ?? '') && isPublicSite(SITE_URL ?? '')
}
