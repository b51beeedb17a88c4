import { join } from 'node:path'
import { dataDirOf } from '../places.mjs'
import { secondsSince } from '../session/report.mjs'
import { runSession } from '../session/session.mjs'
import { siteCommands } from './site-commands.mjs'

/**
 * Starts the site and stays until it is told to end, or until a part of it breaks.
 *
 * @param {'start' | 'dev'} mode
 */
export async function serveSite(mode) {
  const dataDir = dataDirOf(process.env)
  await runSession(dataDir, async (session) => {
    const startedAt = performance.now()
    // Loaded only now: these need what npm has installed.
    const { startSite, takeDataFolder } = await import('./site.mjs')
    const { demoSignIn } = await import('./demo-password.mjs')
    await takeDataFolder(session, dataDir, siteCommands[mode])
    const { site, mailsUrl, untilBroken } = await startSite({ session, env: process.env, dataDir, mode })
    const { web, cms, market } = site.ports
    const { line } = session.report
    const signIn = await demoSignIn(site)
    session.isServing()
    line(`
  Ready in ${secondsSince(startedAt)}

  Site           http://localhost:${web}/id  and  http://localhost:${web}/en
  Admin          http://localhost:${cms}/admin   ${signIn}
  Stock API      http://localhost:${market}/apids/docs${mailsUrl ? `\n  Mails          ${mailsUrl}` : ''}

  Logs are in ${join(dataDir, 'logs')}. Ctrl-C ends everything.`)
    throw await untilBroken
  })
}
