import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { freePort } from '@site/operations/free-port.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../support/editor.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'
import { type Account, RegistrationLedger } from './registration-ledger.ts'
import { SiteDatabase } from './site-database.ts'

const VISITORS = 60
const EVERY_MS = 50
const FAULT_AFTER = 15
/** Duration of a fault that does not end by itself. */
export const LASTS_MS = 1_500

export interface Fault {
  readonly name: string
  readonly happen: (scene: FaultScene) => Promise<void>
  readonly undo: (scene: FaultScene) => Promise<void>
}

type Place = Required<
  Pick<Parameters<typeof WebNode.start>[0], 'contentUrl' | 'marketUrl' | 'port' | 'dataDir'>
>

/** A web node for this test, and visitors who register during a fault. */
export class FaultScene {
  readonly database = new SiteDatabase()
  readonly #place: Place
  #node: WebNode

  private constructor(place: Place, node: WebNode) {
    this.#place = place
    this.#node = node
  }

  static async open(contentUrl: string, marketUrl: string): Promise<FaultScene> {
    const dataDir = await mkdtemp(join(tmpdir(), 'faults-'))
    const place = { contentUrl, marketUrl, port: await freePort(), dataDir }
    return new FaultScene(place, await startNode(place))
  }

  async killNode(): Promise<void> {
    await this.#node.kill()
    this.#node = await startNode(this.#place)
  }

  async close(): Promise<void> {
    await this.#node.stop()
    await rm(this.#place.dataDir, { recursive: true, force: true })
  }

  /** Visitors register at a steady rate during the fault. In the end each of them has one seat. */
  async round(request: APIRequestContext, { happen, undo }: Fault, visitors = VISITORS): Promise<Account> {
    const { url } = this.#node
    const editor = await Editor.login(request, testSite().admin)
    const slug = `gangguan-${crypto.randomUUID()}`
    const event = await editor.publishEvent({ slug, capacity: visitors, waitingListPlaces: 0 })
    try {
      const seen = `${url}${pathTo('blog', 'id')}`
      const whole = await (await fetch(seen)).text()
      const ledger = await RegistrationLedger.open(url, slug, visitors)
      const first = await ledger.send(EVERY_MS, FAULT_AFTER, () => happen(this))
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
  return WebNode.start(place, { TRUSTED_PROXIES: '1' })
}

export const databaseKilled: Fault = {
  name: 'a killed PostgreSQL',
  happen: ({ database }) => database.kill(),
  undo: ({ database }) => database.untilBack(),
}

/** Faults of the nightly run; the smoke test of npm test uses `databaseKilled`. */
export const registrationFaults: readonly Fault[] = [
  {
    name: 'one killed process of PostgreSQL, which ends all connections,',
    happen: ({ database }) => database.killOneProcess(),
    undo: ({ database }) => database.untilBack(),
  },
  {
    name: 'a read-only PostgreSQL',
    happen: async ({ database }) => {
      await database.setReadOnly(true)
      await delay(LASTS_MS)
      await database.setReadOnly(false)
    },
    undo: ({ database }) => database.setReadOnly(false),
  },
  {
    name: 'a PostgreSQL without a free connection',
    happen: async ({ database }) => {
      await database.takeAllConnections()
      await delay(LASTS_MS)
      await database.giveConnectionsBack()
    },
    undo: ({ database }) => database.giveConnectionsBack(),
  },
  { name: 'a killed and restarted web node', happen: (scene) => scene.killNode(), undo: async () => {} },
]
