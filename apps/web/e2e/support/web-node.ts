import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@site/operations/free-port.ts'

const READY_WITHIN_MS = 30_000

/** A separate web node for a test. */
export class WebNode {
  readonly url: string
  readonly #process: ChildProcess
  readonly #log: Promise<string>
  readonly #dataDir: string
  readonly #isFolderOwn: boolean

  private constructor(url: string, process: ChildProcess, dataDir: string, isFolderOwn: boolean) {
    this.#log = process.stdout === null ? Promise.resolve('') : text(process.stdout)
    this.url = url
    this.#process = process
    this.#dataDir = dataDir
    this.#isFolderOwn = isFolderOwn
  }

  /** Runs this folder's build on a free port with an empty data directory by default. */
  static async start(
    services: {
      contentUrl: string
      marketUrl: string
      folder?: string
      port?: number
      /** Kept after the node stops, for the next one. */
      dataDir?: string
      /** The log file, as with `npm start`; without it, the log is returned when the node stops. */
      logFile?: string
      /** Without connections to the change feeds. */
      isCutOff?: boolean
    },
    settings: Readonly<Record<string, string>> = {},
  ): Promise<WebNode> {
    const port = services.port ?? (await freePort())
    const url = `http://127.0.0.1:${port}`
    const dataDir = services.dataDir ?? (await mkdtemp(join(tmpdir(), 'web-node-')))
    const log = services.logFile === undefined ? 'pipe' : openSync(services.logFile, 'a')
    const child = spawn(process.execPath, ['server/start.ts'], {
      cwd: services.folder ?? fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        WEB_PORT: String(port),
        DATA_DIR: dataDir,
        SITE_URL: url,
        CONTENT_API_URL: `${services.contentUrl}/api`,
        STOCK_API_URL: `${services.marketUrl}/apids`,
        LOG_LEVEL: 'silent',
        // Tests fill the cache themselves.
        WARM_UP_PAGES: '0',
        ...settings,
      },
      stdio: ['ignore', log, 'inherit'],
    })
    if (log !== 'pipe') closeSync(log)
    const node = new WebNode(url, child, dataDir, services.dataDir === undefined)
    try {
      await (services.isCutOff ? node.#waitForState(() => true) : node.waitForFeeds())
    } catch (error) {
      await node.kill()
      throw error
    }
    return node
  }

  /** Waits until both change feeds are connected. */
  async waitForFeeds(): Promise<void> {
    await this.#waitForState((state) => state.includes('"feeds":{"content":true,"market":true}'))
  }

  /** Waits until this number of pages is stored on disk. */
  async waitForStored(pages: number): Promise<void> {
    await this.#waitForState((state) => Number(/"stored":\{"pages":(\d+)/.exec(state)?.[1]) >= pages)
  }

  async #waitForState(isSo: (state: string) => boolean): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS
    while (Date.now() < deadline) {
      const state = await fetch(`${this.url}/readyz`)
        .then((response) => response.text())
        .catch(() => null)
      if (state !== null && isSo(state)) {
        return
      }
      await delay(50)
    }
    throw new Error('The web node did not get ready')
  }

  /** Stops it and returns its exit code and log. */
  async end(): Promise<{ exitCode: number | null; log: string }> {
    await ended(this.#process, 'SIGTERM')
    return { exitCode: this.#process.exitCode, log: await this.#log }
  }

  async stop(): Promise<void> {
    await ended(this.#process, 'SIGTERM')
    await this.#tidy()
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal)
  }

  /** Like the out-of-memory killer. */
  async kill(): Promise<void> {
    await ended(this.#process, 'SIGKILL')
    await this.#tidy()
  }

  async #tidy(): Promise<void> {
    if (this.#isFolderOwn) {
      await rm(this.#dataDir, { recursive: true, force: true })
    }
  }
}

/** Waits until the service is ready. */
export async function waitForReady(url: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) {
      return
    }
    await delay(50)
  }
  throw new Error(`${url} did not get ready`)
}

/** Stops a process, unless it has exited. */
export async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}
