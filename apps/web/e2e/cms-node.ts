import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cmsSettings } from './test-site.ts'
import { ended, freePort } from './web-node.ts'

const READY_WITHIN_MS = 60_000
const cmsFolder = fileURLToPath(new URL('../../cms', import.meta.url))
const next = join(cmsFolder, '..', '..', 'node_modules', 'next', 'dist', 'bin', 'next')

/** A process of the content service of the test's own, on the database of the site under test: it may be killed. */
export class CmsNode {
  readonly url: string
  readonly dataDir: string
  readonly #port: number
  #process: ChildProcess

  private constructor(port: number, dataDir: string) {
    this.#port = port
    this.dataDir = dataDir
    this.url = `http://127.0.0.1:${port}`
    this.#process = this.#spawn()
  }

  static async start(): Promise<CmsNode> {
    const node = new CmsNode(await freePort(), await mkdtemp(join(tmpdir(), 'cms-node-')))
    await node.#untilReady()
    return node
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    await ended(this.#process, 'SIGKILL')
  }

  /** It keeps its connections and does nothing more, until it is killed. */
  freeze(): void {
    this.#process.kill('SIGSTOP')
  }

  /** Starts it again at the same address. */
  async restart(): Promise<void> {
    this.#process = this.#spawn()
    await this.#untilReady()
  }

  async stop(): Promise<void> {
    await ended(this.#process, 'SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true })
  }

  #spawn(): ChildProcess {
    return spawn(process.execPath, [next, 'start', '--port', String(this.#port), '--hostname', '127.0.0.1'], {
      cwd: cmsFolder,
      env: {
        ...process.env,
        ...cmsSettings(),
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        CMS_PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    })
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS
    while (Date.now() < deadline) {
      const isReady = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) {
        return
      }
      await delay(100)
    }
    throw new Error('The content service did not get ready')
  }
}
