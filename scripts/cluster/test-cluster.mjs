import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../database/database.mjs'
import { freePort } from '../session/ports.mjs'
import { startReport } from '../session/report.mjs'
import { demoEmail } from '../site/demo-account.mjs'
import { untilReady } from '../site/services.mjs'
import { withoutSettings } from '../test/without-settings.mjs'
import { ask } from './ask.mjs'
import { ClusterEditor } from './cluster-editor.mjs'
import { kill, startCluster } from './cluster-site.mjs'

/** Whether there is time for the long form of a test: `npm run test:faults` has it. */
export const isLong = process.env.FAULTS === 'long'

/** A cluster of a test's own, with an editor at each of its content services. */
export class TestCluster {
  /**
   * @param {import('./cluster-site.mjs').Cluster} cluster
   * @param {[ClusterEditor, ClusterEditor]} editors
   */
  constructor(cluster, editors) {
    this.cluster = cluster
    this.editors = editors
    /** nginx */
    this.front = `http://127.0.0.1:${cluster.site.ports.web}`
    /** What the site takes itself for. */
    this.siteUrl = cluster.site.env.SITE_URL ?? ''
    this.nodeUrls = cluster.nodes.web.map(({ port }) => `http://127.0.0.1:${port}`)
  }

  /**
   * @param {object} options
   * @param {import('../session/family.mjs').Family} options.family
   * @param {string} options.dataDir
   * @param {string} options.nginxFolder
   * @param {string[]} options.replicaSettings
   */
  static async start({ family, dataDir, nginxFolder, replicaSettings }) {
    const [web, cms, market, mail] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
    const cluster = await startCluster({
      session: { report: startReport(), family, atEnd() {}, isServing() {} },
      env: {
        ...withoutSettings(process.env),
        WEB_PORT: String(web),
        CMS_PORT: String(cms),
        MARKET_PORT: String(market),
        MAIL_PORT: String(mail),
        WARM_UP_PAGES: '0',
      },
      dataDir,
      nginxFolder,
      replicaSettings,
    })
    const account = { email: demoEmail, password: cluster.site.secrets.DEMO_PASSWORD }
    const [first, second] = cluster.nodes.cms
    // One after the other: Payload keeps an account's sessions in its row.
    const atFirst = await new ClusterEditor(first?.port ?? 0).login(account)
    const atSecond = await new ClusterEditor(second?.port ?? 0).login(account)
    const started = new TestCluster(cluster, [atFirst, atSecond])
    await Promise.all([started.untilFollowing(0), started.untilFollowing(1)])
    return started
  }

  /** @param {string} sql @param {unknown[]} [values] */
  query(sql, values) {
    return query(this.cluster.site.database.cmsUrl, sql, values)
  }

  /** @param {number} index of a web node @param {string} path */
  page(index, path) {
    return ask(`${this.nodeUrls[index]}${path}`)
  }

  /** @param {string} path @param {string} words */
  async untilBothShow(path, words) {
    for (const index of [0, 1]) {
      const isShown = async () => (await this.page(index, path)).text.includes(words)
      await until(`node ${index + 1} shows "${words}"`, isShown, 10_000)
    }
  }

  /** @param {number} index of a web node */
  untilFollowing(index) {
    return until(`node ${index + 1} follows both feeds`, async () => {
      const { text } = await this.page(index, '/readyz').catch(() => ({ text: '' }))
      return text.includes('"feeds":{"content":true,"market":true}')
    })
  }

  /**
   * Ends a web node, which is then started anew by itself.
   *
   * @param {number} index
   * @param {'SIGTERM' | 'SIGKILL'} signal
   */
  async restart(index, signal) {
    await this.#another('web', index, signal)
    await until(`node ${index + 1} answers`, () =>
      this.page(index, '/healthz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
  }

  /**
   * Ends a service behind the nodes, which is then started anew by itself; done when it answers again.
   *
   * @param {'cms' | 'market'} name
   * @param {number} index
   * @param {'SIGTERM' | 'SIGKILL'} signal
   */
  async restartService(name, index, signal) {
    const { service, port } = await this.#another(name, index, signal)
    await untilReady(service, port)
  }

  /**
   * @param {import('../site/services.mjs').ServiceName} name
   * @param {number} index
   * @param {'SIGTERM' | 'SIGKILL'} signal
   */
  async #another(name, index, signal) {
    const node = this.cluster.nodes[name][index]
    if (node === undefined) throw new Error('There is no such process')
    const former = node.service.process
    if (signal === 'SIGKILL') kill(node.service)
    else former.kill(signal)
    await until('another process runs', () => node.service.process !== former)
    return node
  }

  /** Ends whatever the web nodes ask, for good, as when a whole site of machines is lost. */
  async killBackends() {
    const { giveUp, site, nodes } = this.cluster
    for (const folder of ['postgres', 'postgres-replica']) {
      const [pid = ''] = readFileSync(join(site.dataDir, folder, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    }
    giveUp('cms')
    giveUp('market')
    const ports = [...nodes.cms, ...nodes.market].map(({ port }) => port)
    await until('the services are gone', async () => {
      const answers = await Promise.allSettled(ports.map((port) => ask(`http://127.0.0.1:${port}/healthz`)))
      return answers.every(({ status }) => status === 'rejected')
    })
  }
}

/**
 * @param {string} what
 * @param {() => Promise<boolean> | boolean} isSo
 * @param {number} [withinMs]
 */
export async function until(what, isSo, withinMs = 25_000) {
  const deadline = Date.now() + withinMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not after ${withinMs} ms`)
    await delay(20)
  }
}
