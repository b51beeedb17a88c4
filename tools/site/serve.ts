import { join } from 'node:path'
import { type CommandContext, parseCommandArgs, runCommand } from '../command.ts'
import { UserError } from '../errors.ts'
import { resolveDataDir } from '../paths.ts'
import { secondsSince } from '../report.ts'
import { lockOwner } from '../run-lock.ts'
import { demoSignIn } from './demo-account.ts'
import { extendDemo, type FirstContent } from './fill.ts'
import type { Mode } from './services.ts'
import { startSite } from './site.ts'

/** The commands that lock a data directory while a site runs on it. */
export const siteCommands: Record<Mode, string> = { start: 'npm start', dev: 'npm run dev' }

const hourMs = 3_600_000

/** Whether a site runs on the data directory, so that commands on data can use it. */
export const isSiteRunning = (dataDir: string): boolean =>
  Object.values(siteCommands).includes(lockOwner(dataDir)?.command ?? '')

/** Starts the site and returns when it is stopped or a part of it keeps failing. */
export async function serve(mode: Mode, args: readonly string[]): Promise<void> {
  const usage = `Usage: ${siteCommands[mode]}, or ${siteCommands[mode]} -- --empty for a site without demo content.`
  // npm consumes options before the two dashes and sets this variable instead.
  if (process.env.npm_config_empty !== undefined)
    throw new UserError(`--empty must follow two dashes. ${usage}`)
  const options = { empty: { type: 'boolean', default: false } } as const
  const { values } = parseCommandArgs(args, { usage, options, positionals: 0 })
  const content = values.empty ? 'empty' : 'demo'
  await runCommand(resolveDataDir(process.env), (context) => serveSite(context, mode, content))
}

async function serveSite(context: CommandContext, mode: Mode, content: FirstContent): Promise<never> {
  const startedAt = performance.now()
  await context.lock(siteCommands[mode])
  const { site, mailsUrl, failure } = await startSite(context, process.env, mode, content)
  const { web, cms, market } = site.ports
  const signIn = await demoSignIn(site)
  context.markServing()
  context.report.line(`
  Ready in ${secondsSince(startedAt)}

  Site           http://localhost:${web}/id  and  http://localhost:${web}/en
  Admin          http://localhost:${cms}/admin   ${signIn}
  Market API     http://localhost:${market}/apids/docs${mailsUrl ? `\n  Emails         ${mailsUrl}` : ''}

  Logs are in ${join(context.dataDir, 'logs')}. Ctrl-C stops everything.`)
  // The demo market gets the day that has ended; an operator's own data stay as they are.
  setInterval(() => void extendDemo({ site, processes: context.processes }).catch(() => null), hourMs)
  throw await failure
}
