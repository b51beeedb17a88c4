import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import type { CommandContext } from '../command.ts'
import { openDatabase } from '../database/database.ts'
import { checkInterrupted } from '../database/interrupted-restore.ts'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { freeServicePorts, mailPort, portState } from '../ports.ts'
import { buildAll } from './builds.ts'
import { type FirstContent, fillSite, hasDemoContent } from './fill.ts'
import { loadSecrets } from './secrets.ts'
import {
  exitError,
  type Mode,
  type ServiceName,
  type Site,
  serviceTitles,
  startService,
  waitUntilReady,
} from './services.ts'
import { checkSettings, listMisspelled } from './settings.ts'
import { supervise } from './supervise.ts'

export interface RunningSite {
  readonly site: Site
  /** The page of the mail catcher; null if a mail server is set. */
  readonly mailsUrl: string | null
  /** Resolves when the database or a service keeps exiting. */
  readonly failure: Promise<UserError>
}

/** Opens the databases and the secrets, for the services and for commands on data. */
export async function openSite(
  { report, processes, dataDir }: CommandContext,
  { env, ports, isServing }: { env: NodeJS.ProcessEnv; ports: Site['ports']; isServing: boolean },
) {
  checkInterrupted(dataDir)
  const secrets = await report.step('Secrets', () => loadSecrets(dataDir, env))
  if (isServing) {
    await report.step('Settings', () => checkSettings({ env, dataDir, ports, secrets }))
    for (const sentence of listMisspelled(env)) report.line(`  ! ${sentence}`)
  }
  const database = await report.step('Database', async (note) => {
    const opened = await openDatabase({ env, dataDir, password: secrets.DATABASE_PASSWORD, processes })
    note(opened.description)
    return opened
  })
  const site: Site = { env, dataDir, ports, secrets, database }
  return { site, embedded: database.embedded }
}

/** Starts the whole site: database, builds, migrations, first content, and the three services. */
export async function startSite(
  context: CommandContext,
  env: NodeJS.ProcessEnv,
  mode: Mode,
  content: FirstContent = 'demo',
): Promise<RunningSite> {
  const { report, processes, dataDir } = context
  const ports = await report.step('Ports', async (note) => {
    const free = await freeServicePorts(env)
    note(`${free.web}, ${free.cms} and ${free.market} are free`)
    return free
  })
  const { site: opened, embedded } = await openSite(context, { env, ports, isServing: true })
  await Promise.all([
    mode === 'start' ? buildAll(context, env) : undefined,
    fillSite(context, opened, content),
  ])
  const catcher = await startMailCatcher(context, opened)
  const site = catcher === null ? opened : { ...opened, env: { ...env, SMTP_URL: catcher.smtpUrl } }
  const isStopping = () => processes.isStopping
  const names: readonly ServiceName[] = ['market', 'cms', 'web']
  const supervised = await Promise.all(
    names.map(async (name) => {
      const child = startService(name, site, mode, processes)
      await report.step(`Start the ${serviceTitles[name]} on port ${ports[name]}`, () =>
        waitUntilReady(name, child, site, mode),
      )
      const restart = () => startService(name, site, mode, processes)
      return { end: supervise(child, { title: serviceTitles[name], restart, report, isStopping }), name }
    }),
  )
  const failures = supervised.map(async ({ end, name }) => exitError(name, await end, site))
  if (embedded !== null) {
    const end = supervise(embedded.process, {
      title: 'database',
      restart: embedded.restart,
      report,
      isStopping,
    })
    const logFile = join(dataDir, 'logs', 'database.log')
    failures.push(
      end.then(() => new UserError(`The database keeps exiting, so everything stops; see ${logFile}.`)),
    )
  }
  return { site, mailsUrl: catcher?.pageUrl ?? null, failure: Promise.race(failures) }
}

/** Demo emails go to a local page, unless a mail server is set. A failing catcher stops nothing else. */
export async function startMailCatcher({ report, processes, dataDir }: CommandContext, site: Site) {
  const { env } = site
  if (env.SMTP_URL || !(await hasDemoContent(site))) return null
  return report.step('Mail catcher', async (note) => {
    const pagePort = mailPort(env)
    if ((await portState(pagePort)) !== 'free') {
      throw new UserError(
        `Port ${pagePort} is already taken: stop what listens there, or set MAIL_PORT to another port.`,
      )
    }
    const smtpPort = await freePort()
    const start = () =>
      processes.start({
        file: process.execPath,
        args: [join(root, 'tools', 'site', 'mail-catcher.ts'), String(smtpPort), String(pagePort)],
        cwd: root,
        env: { PATH: env.PATH, NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE },
        logFile: join(dataDir, 'logs', 'mail-catcher.log'),
      })
    const isStopping = () => processes.isStopping
    const end = supervise(start(), { title: 'mail catcher', restart: start, report, isStopping })
    void end.then(() => report.line('  The mail catcher keeps exiting: emails are not caught.'))
    const pageUrl = `http://127.0.0.1:${pagePort}`
    note(pageUrl)
    return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, pageUrl }
  })
}
