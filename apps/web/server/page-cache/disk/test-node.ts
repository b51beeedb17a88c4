import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { PageCache } from '../page-cache.ts'
import type { RenderedPage } from '../stored-page.ts'
import { DiskTier } from './disk-tier.ts'
import { openPageFile } from './open-page-file.ts'

/** What the nodes of a test have in common. */
export const world: {
  folder: string
  /** What the clock on the wall says. */
  wall: number
  warned: string[]
  /** How the pages that are made differ from usual ones. */
  more: Partial<RenderedPage>
  running: TestNode[]
} = { folder: '', wall: 0, warned: [], more: {}, running: [] }

/** A process of the site: its clock begins at nothing, as that of every process does. */
export class TestNode {
  now = 0
  readonly disk: DiskTier
  readonly cache: PageCache

  constructor({ edition = 'one', files = ['/assets/root.css'], limitBytes = 10_000_000 } = {}) {
    const log = { warn: (...said: unknown[]) => world.warned.push(String(said.at(-1))) }
    this.disk = new DiskTier({
      open: (former) => openPageFile({ folder: world.folder, limitBytes, log }, former),
      edition: { name: edition, hasFile: (path) => files.includes(path) },
      log,
      now: () => this.now,
      wallNow: () => world.wall,
    })
    this.cache = new PageCache({ disk: this.disk, now: () => this.now })
    world.running.push(this)
  }

  /** Time passes, for the process and for everybody else. */
  pass(ms: number): void {
    this.now += ms
    world.wall += ms
  }

  async ask(made: string | null, key = '/id/blog/one'): Promise<string> {
    const { page, outcome } = await this.cache.get(key, 'detail', () => rendering(made))
    const { bytes } = await page.bodyIn('identity')
    return `${outcome} ${page.status} ${bytes.toString().replace(/\n.*/s, '')}`
  }

  async end(): Promise<void> {
    world.running = world.running.filter((other) => other !== this)
    await this.disk.close()
  }
}

/** Long enough that it is compressed. */
const filler = '\n<link rel="stylesheet" href="/assets/root.css"><p>Rp500 juta</p>'.repeat(100)

/** Null: the services are dead. */
export async function rendering(text: string | null): Promise<RenderedPage> {
  if (text === null) {
    throw new Error('dead')
  }
  const body = Buffer.from(text + filler)
  const headers = { 'x-kind': 'page' }
  return { status: 200, headers, body, tags: ['articles:1'], isPartial: false, ...world.more }
}

/** A node that makes one page and ends. */
export async function lived(): Promise<void> {
  const node = new TestNode()
  await node.ask('kept')
  await node.end()
}

/** Each test begins with an empty folder. */
export function inOwnWorld(): void {
  beforeEach(async () => {
    world.folder = await mkdtemp(join(tmpdir(), 'disk-tier-'))
    world.wall = Date.parse('2026-11-22T03:00:00Z')
    world.warned = []
    world.more = {}
  })
  afterEach(async () => {
    await Promise.all(world.running.map((node) => node.end()))
    await rm(world.folder, { recursive: true, force: true })
  })
}
