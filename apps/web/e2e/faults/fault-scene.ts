import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { freePort } from '../../server/free-port.fixture.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'
import { type FaultyService, type ServiceFault, serviceFaults } from './faulty-service.ts'
import { type Account, RegistrationLedger } from './registration-ledger.ts'
import { SiteDatabase } from './site-database.ts'

const VISITORS = 60
const EVERY_MS = 50
const FAULT_AFTER = 15
/** How long a fault lasts that does not pass by itself. */
const LASTS_MS = 1_500

interface Place {
  readonly contentUrl: string
  readonly marketUrl: string
  readonly port: number
  readonly dataDir: string
  readonly metricsPort: number
}

/** A web node of the test's own, and visitors who register there while something breaks. */
export class FaultScene {
  readonly database = new SiteDatabase()
  readonly #place: Place
  #node: WebNode
  /** All so far: each has a network of their own, by which the forms are limited. */
  #visitors = 0
  #isNodeAway = false

  private constructor(place: Place, node: WebNode) {
    this.#place = place
    this.#node = node
  }

  static async open(contentUrl: string, marketUrl: string): Promise<FaultScene> {
    const dataDir = await mkdtemp(join(tmpdir(), 'faults-'))
    const [port, metricsPort] = await Promise.all([freePort(), freePort()])
    const place = { contentUrl, marketUrl, port, dataDir, metricsPort }
    return new FaultScene(place, await startNode(place))
  }

  get url(): string {
    return this.#node.url
  }

  /** Whether the node is killed and not there again: nobody can be answered. */
  get isNodeAway(): boolean {
    return this.#isNodeAway
  }

  get metricsUrl(): string {
    return `http://127.0.0.1:${this.#place.metricsPort}/metrics`
  }

  /** As when the machine takes its memory back. */
  async killNode(): Promise<void> {
    this.#isNodeAway = true
    await this.#node.kill()
    this.#node = await startNode(this.#place)
    this.#isNodeAway = false
  }

  async close(): Promise<void> {
    await this.#node.stop()
    await rm(this.#place.dataDir, { recursive: true, force: true })
  }

  /** Visitors register at a steady rate, in the middle of which the fault happens; who got what is in the account. */
  async round(request: APIRequestContext, { happen, undo }: Fault): Promise<Account> {
    const editor = await Editor.login(request, testSite().admin)
    const slug = `gangguan-${crypto.randomUUID()}`
    const event = await editor.publishEvent({ slug, capacity: VISITORS, waitingListPlaces: 0 })
    try {
      const seen = `${this.url}${pathTo('blog', 'id')}`
      const whole = await (await fetch(seen)).text()
      const ledger = await RegistrationLedger.open(this.url, slug, VISITORS, this.#visitors)
      this.#visitors += VISITORS
      const first = await ledger.send(EVERY_MS, { [FAULT_AFTER]: () => happen(this) })
      const page = await fetch(seen)
      expect(page.status).toBe(200)
      expect(await page.text()).toBe(whole)
      await undo(this)
      return await ledger.close(first, { editor, event, database: this.database })
    } finally {
      await undo(this)
      await editor.deleteEvent(event)
    }
  }
}

function startNode(place: Place): Promise<WebNode> {
  return WebNode.start(place, {
    TRUSTED_PROXIES: '1',
    WEB_METRICS_PORT: String(place.metricsPort),
    // What it keeps is looked at: packages/operations/src/process-metrics.ts.
    NODE_OPTIONS: '--expose-gc',
  })
}

export interface Fault {
  readonly name: string
  readonly tag?: string
  readonly happen: (scene: FaultScene) => Promise<void>
  readonly undo: (scene: FaultScene) => Promise<void>
}

export const nodeKilled: Fault = {
  name: 'the web node is killed and started again',
  happen: (scene) => scene.killNode(),
  undo: async () => {},
}

/** What keeps registrations and what takes them, broken. */
export const registrationFaults: readonly Fault[] = [
  {
    name: 'PostgreSQL is killed',
    happen: ({ database }) => database.kill(),
    undo: ({ database }) => database.untilBack(),
  },
  {
    name: 'one process of PostgreSQL is killed, and all connections with it',
    tag: '@long',
    happen: ({ database }) => database.killOneProcess(),
    undo: ({ database }) => database.untilBack(),
  },
  {
    name: 'PostgreSQL can only be read',
    happen: async ({ database }) => {
      await database.setReadOnly(true)
      await delay(LASTS_MS)
      await database.setReadOnly(false)
    },
    undo: ({ database }) => database.setReadOnly(false),
  },
  {
    name: 'PostgreSQL has no connection left',
    happen: async ({ database }) => {
      await database.takeAllConnections()
      await delay(LASTS_MS)
      await database.giveConnectionsBack()
    },
    undo: ({ database }) => database.giveConnectionsBack(),
  },
  nodeKilled,
]

/** In `npm test` beside those above: what is taken and not answered is what could be there twice. */
const shortServiceFaults: readonly ServiceFault[] = [
  'accepts and says nothing',
  'does what it is asked and loses its answers',
]

/** A service of the site that goes wrong in each way, for as long as a fault lasts. */
export function faultsOf(name: string, service: () => FaultyService): Fault[] {
  const undo = async () => {
    service().fault = null
  }
  return serviceFaults.map((fault) => ({
    name: `the ${name} service ${fault}`,
    ...(shortServiceFaults.includes(fault) ? {} : { tag: '@long' }),
    happen: async () => {
      service().fault = fault
      await delay(LASTS_MS)
      service().fault = null
    },
    undo,
  }))
}
