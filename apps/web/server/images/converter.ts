import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { AcceptedFormat } from './accepted-format.ts'
import { idlePriority } from './idle-priority.ts'
import { ImageError } from './image-error.ts'

/** Max CPU time per image; the child measures it, because wall time depends on the load of the machine. */
const MAX_CPU_MS = 8_000
/** Max wall time: by then the process was starved, and the image may be valid. */
const DEADLINE_MS = 10_000
/** Idle time after which the process exits to free its memory. */
const IDLE_MS = 60_000

const program = fileURLToPath(new URL('./converter-process.ts', import.meta.url))

const ResultSchema = v.object({
  id: v.number(),
  conversion: v.variant('kind', [
    v.object({ kind: v.literal('ok'), body: v.instance(Uint8Array) }),
    v.object({ kind: v.literal('rejected'), status: v.picklist([413, 415]), reason: v.string() }),
    v.object({ kind: v.literal('timeout') }),
  ]),
})

interface Job {
  readonly child: ChildProcess
  readonly resolve: (body: Buffer) => void
  readonly reject: (error: ImageError) => void
  readonly deadline: NodeJS.Timeout
}

/**
 * Converts images in a separate low-priority process, so that pages do not wait and a decoder crash or memory
 * exhaustion stops only that process.
 */
export class Converter {
  readonly #jobs = new Map<number, Job>()
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #maxCpuMs: number
  /** Probed at startup, because it blocks the event loop. */
  readonly #idlePriority = idlePriority()

  constructor(maxCpuMs = MAX_CPU_MS) {
    this.#maxCpuMs = maxCpuMs
  }

  convert(source: Buffer, width: number, kind: AcceptedFormat): Promise<Buffer> {
    clearTimeout(this.#idle)
    this.#process ??= this.#start()
    const child = this.#process
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => {
        this.#takeJob(id)?.reject(new ImageError(503, 'image conversion timed out'))
        this.#end(child, 'SIGKILL')
      }, DEADLINE_MS)
      this.#jobs.set(id, { child, resolve, reject, deadline })
      child.send({ id, source, width, kind })
    })
  }

  stop(): void {
    if (this.#process) {
      this.#end(this.#process, 'SIGTERM')
    }
  }

  #start(): ChildProcess {
    const child = fork(program, [String(this.#maxCpuMs)], {
      ...this.#idlePriority,
      serialization: 'advanced',
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (child.pid !== undefined) {
      // Pages have priority, even without the idle scheduling class. Set right after the fork, so that all threads of
      // the child inherit it.
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    }
    child.on('message', (message) => {
      const { id, conversion } = v.parse(ResultSchema, message)
      const job = this.#takeJob(id)
      if (conversion.kind === 'ok') {
        job?.resolve(Buffer.from(conversion.body))
      } else if (conversion.kind === 'timeout') {
        job?.reject(new ImageError(413, 'the image needs too much CPU time'))
        // A running decoder cannot be stopped in another way.
        this.#end(child, 'SIGKILL')
      } else {
        job?.reject(new ImageError(conversion.status, conversion.reason))
      }
      this.#scheduleIdleExit(child)
    })
    child.on('error', () => this.#onExit(child))
    child.on('exit', () => this.#onExit(child))
    return child
  }

  #takeJob(id: number): Job | undefined {
    const job = this.#jobs.get(id)
    clearTimeout(job?.deadline)
    this.#jobs.delete(id)
    return job
  }

  #scheduleIdleExit(child: ChildProcess): void {
    if (this.#jobs.size === 0) {
      this.#idle = setTimeout(() => this.#end(child, 'SIGTERM'), IDLE_MS)
      this.#idle.unref()
    }
  }

  /** New conversions go to another process. */
  #end(child: ChildProcess, signal: NodeJS.Signals): void {
    if (this.#process === child) {
      this.#process = null
    }
    child.kill(signal)
  }

  /**
   * If the worker crashed while converting only this image, blame it. If others were in flight, or a timeout killed it,
   * allow a retry (503).
   */
  #onExit(child: ChildProcess): void {
    const wasStopped = this.#process !== child
    this.#end(child, 'SIGKILL')
    const lost = [...this.#jobs].filter(([, job]) => job.child === child)
    const status = lost.length === 1 && !wasStopped ? 415 : 503
    for (const [id] of lost) {
      this.#takeJob(id)?.reject(new ImageError(status, 'the conversion process exited'))
    }
  }
}
