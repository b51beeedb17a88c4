import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'
import { freePort, WebNode } from '../web-node.ts'
import { type Account, RegistrationLedger } from './registration-ledger.ts'
import { SiteDatabase } from './site-database.ts'

const VISITORS = 60
const EVERY_MS = 50
const FAULT_AFTER = 15
/** How long a fault lasts that does not pass by itself. */
const LASTS_MS = 1_500

const database = new SiteDatabase()
let node: WebNode
let dataDir = ''
let port = 0

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faults-'))
  port = await freePort()
  node = await startNode()
})

test.afterEach(async () => {
  await node.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function startNode(): Promise<WebNode> {
  const { cmsUrl, marketUrl } = testSite()
  const services = { contentUrl: cmsUrl, marketUrl, port, dataDir }
  return WebNode.start(services, { TRUSTED_PROXIES: '1' })
}

interface Fault {
  readonly name: string
  readonly tag?: string
  readonly happen: () => Promise<void>
  readonly undo: () => Promise<void>
}

const faults: readonly Fault[] = [
  { name: 'PostgreSQL is killed', happen: () => database.kill(), undo: () => database.untilBack() },
  {
    name: 'one process of PostgreSQL is killed, and all connections with it',
    tag: '@long',
    happen: () => database.killOneProcess(),
    undo: () => database.untilBack(),
  },
  {
    name: 'PostgreSQL can only be read',
    happen: async () => {
      await database.setReadOnly(true)
      await delay(LASTS_MS)
      await database.setReadOnly(false)
    },
    undo: () => database.setReadOnly(false),
  },
  {
    name: 'PostgreSQL has no connection left',
    happen: async () => {
      await database.takeAllConnections()
      await delay(LASTS_MS)
      await database.giveConnectionsBack()
    },
    undo: () => database.giveConnectionsBack(),
  },
  {
    name: 'the web node is killed and started again',
    happen: async () => {
      await node.kill()
      node = await startNode()
    },
    undo: async () => {},
  },
]

for (const { name, tag, happen, undo } of faults) {
  test(`no registration is lost and none is there twice when ${name}`, { ...(tag ? { tag } : {}) }, async ({
    request,
  }) => {
    const editor = await Editor.login(request, testSite().admin)
    const slug = `gangguan-${crypto.randomUUID()}`
    const event = await editor.publishEvent({ slug, capacity: VISITORS, waitingListPlaces: 0 })
    try {
      const seen = `${node.url}${pathTo('blog', 'id')}`
      const whole = await (await fetch(seen)).text()
      const ledger = await RegistrationLedger.open(node.url, slug, VISITORS)
      const first = await ledger.send(EVERY_MS, { [FAULT_AFTER]: happen })
      const page = await fetch(seen)
      expect(page.status).toBe(200)
      expect(await page.text()).toBe(whole)
      await undo()
      const account = await ledger.close(first, { editor, event, database })
      expect(account.registeredAtFirst, 'before and after the fault').toBeGreaterThan(0)
      expect(account.notSentAtFirst + account.unheardAtFirst, 'who felt the fault').toBeGreaterThan(0)
      note(account)
    } finally {
      await undo()
      await editor.deleteEvent(event)
    }
  })
}

/** For the certificate of accounts that the run prints. */
function note(account: Account): void {
  test.info().annotations.push({ type: 'account', description: JSON.stringify(account) })
}
