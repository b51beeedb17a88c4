import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { replicaAddresses } from '../database/database.mjs'
import { startReplica } from '../database/postgres-replica.mjs'
import { serverUrl } from '../database/postgres-server.mjs'
import { findNginx } from '../machine/nginx.mjs'
import { root } from '../places.mjs'
import { childEnvironment } from '../session/command.mjs'
import { Fault } from '../session/fault.mjs'
import { freePort, freeServicePorts } from '../session/ports.mjs'
import { keepRunning } from '../site/keep-running.mjs'
import { serviceEnvironment, startService, untilReady } from '../site/services.mjs'
import { buildAll, catchMails, fillSite, openSite } from '../site/site.mjs'
import { replaced, startNginx, withServers, writeMainFile, writeNginxFiles } from './cluster-nginx.mjs'
import { triesLog } from './nginx-tries.mjs'
import { withOwnFigures } from './own-figures.mjs'
import { s3Keys } from './s3-server.mjs'

const bucket = 'media'
const numbers = [1, 2]

/**
 * @typedef {object} Node one of the processes of a service
 * @property {import('../site/services.mjs').Service} service
 * @property {number} port
 * @property {import('../site/services.mjs').Site} site
 *
 * @typedef {object} Cluster
 * @property {import('../site/services.mjs').Site} site what visitors and editors reach
 * @property {Record<import('../site/services.mjs').ServiceName, Node[]>} nodes
 * @property {string | null} mailsUrl
 * @property {string} s3Endpoint
 * @property {(drained: number[]) => void} routeAround leaves these web nodes out of what nginx sends to
 * @property {(name: import('../site/services.mjs').ServiceName) => void} giveUp kills both processes of a service, which are
 *   not started again
 * @property {Promise<Fault>} untilBroken
 */

/**
 * The whole of a site that has outgrown one process of each kind, on one machine: a database with a replica, a bucket for
 * files, two processes of each service and nginx in front of them.
 *
 * @param {object} options
 * @param {import('../session/session.mjs').Session} options.session
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir
 * @param {string} [options.nginxFolder] where it is unpacked
 * @param {string[]} [options.replicaSettings]
 * @returns {Promise<Cluster>}
 */
export async function startCluster({
  session,
  env,
  dataDir,
  nginxFolder = join(root, '.data', 'nginx'),
  replicaSettings = [],
}) {
  const { report, family } = session
  const logDir = join(dataDir, 'logs')
  const nginx = await report.step('nginx', async (note) => {
    const found = await findNginx({ folder: nginxFolder, logDir, family })
    if (!found)
      throw new Fault('nginx is not there and could not be fetched: install it, or start as root on Debian.')
    note(found.version)
    return found
  })
  const ports = await report.step('Ports', () => freeServicePorts(env))
  const s3Endpoint = await report.step('Storage of files', () => startStorage({ dataDir, family }))
  const settings = {
    ...env,
    SITE_URL: env.SITE_URL || `http://localhost:${ports.web}`,
    CMS_URL: env.CMS_URL || `http://localhost:${ports.cms}`,
    TRUSTED_PROXIES: '1',
    S3_ENDPOINT: s3Endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  }
  const { site: opened } = await openSite({ session, env: settings, dataDir, ports, isServing: true })
  await buildAll(session, opened)
  await fillSite(session, { site: opened, family }, { isDemoWanted: true })
  const replica = await report.step('Replica', () =>
    openReplica({ opened, dataDir, family, settings: replicaSettings }),
  )
  const catcher = await catchMails(session, { site: opened, family })
  const site = {
    ...opened,
    replica,
    env: catcher ? { ...settings, SMTP_URL: catcher.smtpUrl } : settings,
  }
  const services = {
    market: await startNodes('market', site, family),
    cms: await startNodes('cms', site, family),
  }
  // nginx leaves whoever does not answer alone for a while, so it comes after them.
  await untilAllReady(report, services)
  const web = await startNodes('web', site, family)
  const nodes = { ...services, web }
  const folder = join(dataDir, 'nginx')
  const front = await startFront({ nginx, folder, ports, nodes, family })
  await untilAllReady(report, { web })
  /** @type {Set<string>} */
  const givenUp = new Set()
  const given = Object.values(nodes).flatMap((ofService) =>
    ofService.map((node) =>
      keepRunning(node.service, {
        start: () => startService(node.service.name, node.site, 'start', family),
        report,
        isEnding: () => family.isEnding() || givenUp.has(node.service.name),
      }),
    ),
  )
  return {
    site,
    nodes,
    s3Endpoint,
    mailsUrl: catcher?.pageUrl ?? null,
    routeAround(drained) {
      writeFront({ folder, ports, nodes, drained })
      front.kill('SIGHUP')
    },
    giveUp(name) {
      givenUp.add(name)
      for (const { service } of nodes[name]) kill(service)
    },
    untilBroken: Promise.race(given),
  }
}

/** At once, with the shell that some of them run below: that alone would have the rest end in order. @param {import('../site/services.mjs').Service} service */
export function kill({ process: { pid } }) {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/**
 * Two processes, each with a folder of its own: what they share is in the database and in the bucket.
 *
 * @param {import('../site/services.mjs').ServiceName} name
 * @param {import('../site/services.mjs').Site} site
 * @param {import('../session/family.mjs').Family} family
 */
async function startNodes(name, site, family) {
  const nodes = []
  for (const number of numbers) {
    const port = await freePort()
    const dataDir = join(site.dataDir, `${name}-${number}`)
    mkdirSync(join(dataDir, 'logs'), { recursive: true })
    const own = {
      ...site,
      env: withOwnFigures(name, number, site.env),
      dataDir,
      ports: { ...site.ports, [name]: port },
    }
    nodes.push({ service: startService(name, own, 'start', family), port, site: own })
  }
  return nodes
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {Record<string, Node[]>} nodes
 */
async function untilAllReady(report, nodes) {
  await Promise.all(
    Object.entries(nodes).flatMap(([name, ofService]) =>
      ofService.map(({ service, port }, index) =>
        report.step(`${name} ${index + 1} on port ${port}`, () => untilReady(service, port)),
      ),
    ),
  )
}

/** @param {{ dataDir: string, family: import('../session/family.mjs').Family }} options */
async function startStorage({ dataDir, family }) {
  const port = await freePort()
  const log = openSync(join(dataDir, 'logs', 's3.log'), 'a')
  const folder = join(dataDir, 's3')
  const args = ['--port', String(port), '--folder', folder, '--bucket', bucket]
  const child = spawn(process.execPath, [join(root, 'scripts', 'cluster', 's3-process.mjs'), ...args], {
    env: childEnvironment(process.env),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  family.adopt(child, 'service')
  return `http://127.0.0.1:${port}`
}

/**
 * A replica of our own database; one's own may have one already.
 *
 * @param {object} options
 * @param {import('../site/services.mjs').Site} options.opened
 * @param {string} options.dataDir
 * @param {string[]} options.settings
 * @param {import('../session/family.mjs').Family} options.family
 */
async function openReplica({ opened, dataDir, settings, family }) {
  const { env, secrets, database } = opened
  if (env.DATABASE_URL) return replicaAddresses(env)
  const { port } = new URL(database.cmsUrl)
  const replica = await startReplica({
    primary: {
      url: serverUrl(Number(port), secrets.DATABASE_PASSWORD),
      port: Number(port),
      dataDir: join(dataDir, 'postgres'),
    },
    dataDir: join(dataDir, 'postgres-replica'),
    logFile: join(dataDir, 'logs', 'replica.log'),
    settings,
    family,
  })
  // What a service may do there it may do here: the roles are copied too.
  const there = (/** @type {string} */ url) => url.replace(`:${port}/`, `:${replica.port}/`)
  const { DATABASE_URL: cmsUrl = '' } = serviceEnvironment('cms', opened)
  const { DATABASE_URL: marketUrl = '' } = serviceEnvironment('market', opened)
  return { cmsReplicaUrl: there(cmsUrl), marketReplicaUrl: there(marketUrl) }
}

/**
 * @param {object} options
 * @param {import('../machine/nginx.mjs').Nginx} options.nginx
 * @param {string} options.folder
 * @param {{ web: number, cms: number, market: number }} options.ports
 * @param {Cluster['nodes']} options.nodes
 * @param {import('../session/family.mjs').Family} options.family
 */
async function startFront({ nginx, folder, ports, nodes, family }) {
  const args = writeFront({ folder, ports, nodes, drained: [] })
  return startNginx(nginx, { folder, args, port: ports.web, family })
}

/**
 * The files of deploy/nginx, without TLS, with the nodes of this machine.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {{ web: number, cms: number, market: number }} options.ports
 * @param {Cluster['nodes']} options.nodes
 * @param {number[]} options.drained
 */
function writeFront({ folder, ports, nodes, drained }) {
  writeNginxFiles(folder, (text, name) => {
    if (name === 'brokerage-upstream.conf') {
      const web = nodes.web.map(({ port }, index) => ({ port, isDrained: drained.includes(index) }))
      return withServers(text, 'brokerage_web', web)
    }
    if (name !== 'brokerage-internal.conf') return text
    const inside = withServers(
      withServers(text, 'brokerage_cms', nodes.cms),
      'brokerage_market',
      nodes.market,
    )
    return replaced(
      replaced(inside, '127.0.0.1:3001', `127.0.0.1:${ports.cms}`),
      '127.0.0.1:3002',
      `127.0.0.1:${ports.market}`,
    )
  })
  const places = join(folder, 'brokerage')
  return writeMainFile(
    folder,
    `include ${places}/brokerage-http.conf;
  include ${places}/brokerage-upstream.conf;
  include ${places}/brokerage-internal.conf;
  ${triesLog.format}
  server {
    listen 127.0.0.1:${ports.web} reuseport;
    ${triesLog.directive(folder)}
    include ${places}/brokerage-locations.conf;
  }`,
  )
}
