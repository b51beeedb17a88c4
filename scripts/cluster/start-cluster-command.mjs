import { join } from 'node:path'
import { dataDirOf } from '../places.mjs'
import { secondsSince } from '../session/report.mjs'
import { runSession } from '../session/session.mjs'
import { siteCommands } from '../site/site-commands.mjs'

/** `npm run start:cluster`: two processes of each service, with all that they share, on one machine. */
export async function run() {
  const dataDir = join(dataDirOf(process.env), 'cluster')
  await runSession(dataDir, async (session) => {
    const startedAt = performance.now()
    const { startCluster } = await import('./cluster-site.mjs')
    const { demoSignIn } = await import('../site/demo-password.mjs')
    const { takeDataFolder } = await import('../site/site.mjs')
    await takeDataFolder(session, dataDir, siteCommands.cluster)
    const { site, nodes, mailsUrl, s3Endpoint, untilBroken } = await startCluster({
      session,
      env: process.env,
      dataDir,
    })
    const { web, cms, market } = site.ports
    const signIn = await demoSignIn(site)
    /** @param {import('./cluster-site.mjs').Node[]} ofService */
    const portsOf = (ofService) => ofService.map(({ port }) => port).join(' and ')
    session.isServing()
    session.report.line(`
  Ready in ${secondsSince(startedAt)}

  Site           http://localhost:${web}/id  and  http://localhost:${web}/en   (nginx; nodes at ${portsOf(nodes.web)})
  Admin          http://localhost:${cms}/admin   ${signIn}   (${portsOf(nodes.cms)})
  Stock API      http://localhost:${market}/apids/docs   (${portsOf(nodes.market)})
  Files          ${s3Endpoint}${mailsUrl ? `\n  Mails          ${mailsUrl}` : ''}

  Data and logs are in ${dataDir}. Ctrl-C ends everything.`)
    throw await untilBroken
  })
}
