import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '@site/operations/free-port.ts'
import { cmsSettings } from './test-site.ts'
import { ended, waitForReady } from './web-node.ts'

const READY_WITHIN_MS = 60_000
const cmsFolder = fileURLToPath(new URL('../../../cms', import.meta.url))
const next = join(cmsFolder, '..', '..', 'node_modules', 'next', 'dist', 'bin', 'next')

/** A CMS process for this test, on the database of the site under test: it may be killed. */
export class CmsNode {
  readonly url: string
  readonly dataDir: string
  readonly #port: number
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess
  #log = Promise.resolve('')

  private constructor(port: number, dataDir: string, settings: Readonly<Record<string, string>>) {
    this.#port = port
    this.dataDir = dataDir
    this.#settings = settings
    this.url = `http://127.0.0.1:${port}`
    this.#process = this.#spawn()
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<CmsNode> {
    const node = new CmsNode(await freePort(), await mkdtemp(join(tmpdir(), 'cms-node-')), settings)
    await waitForReady(node.url, READY_WITHIN_MS)
    return node
  }

  /** Kills it during its work. */
  async kill(): Promise<void> {
    await ended(this.#process, 'SIGKILL')
  }

  /** Restarts it on the same port. */
  async restart(): Promise<void> {
    this.#process = this.#spawn()
    await waitForReady(this.url, READY_WITHIN_MS)
  }

  /** Stops it and returns its exit code and log. */
  async end(): Promise<{ exitCode: number | null; log: string }> {
    await ended(this.#process, 'SIGTERM')
    return { exitCode: this.#process.exitCode, log: await this.#log }
  }

  async stop(): Promise<void> {
    await ended(this.#process, 'SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true })
  }

  #spawn(): ChildProcess {
    const limits = ['--import', './src/operations/http-limits.ts']
    const address = ['--port', String(this.#port), '--hostname', '127.0.0.1']
    const child = spawn(process.execPath, [...limits, next, 'start', ...address], {
      cwd: cmsFolder,
      env: {
        ...process.env,
        ...cmsSettings(),
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        CMS_PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'silent',
        NEXT_MANUAL_SIG_HANDLE: '1',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    this.#log = text(child.stdout)
    return child
  }
}
