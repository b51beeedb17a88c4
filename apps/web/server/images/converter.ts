import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { AcceptedKind } from './accepted-kind.ts'
import { idleStart } from './idle-start.ts'
import { ImageFault } from './image-fault.ts'

/** Max CPU time per image; the child measures it, because wall time depends on the load of the machine. */
const MOST_PROCESSOR_MS = 8_000
/** Max wall time: by then the process was starved, and the image may be valid. */
const DEADLINE_MS = 10_000
/** Idle time after which the process exits to free its memory. */
const IDLE_MS = 60_000

const program = fileURLToPath(new URL('./converter-process.ts', import.meta.url))

const AnswerSchema = v.object({
  id: v.number(),
  conversion: v.variant('kind', [
    v.object({ kind: v.literal('ok'), body: v.instance(Uint8Array), width: v.number() }),
    v.object({ kind: v.literal('refused'), status: v.picklist([413, 415]), reason: v.string() }),
    v.object({ kind: v.literal('endless') }),
  ]),
})

export interface MadePicture {
  readonly body: Buffer
  /** The actual width: less than requested if the source is smaller. */
  readonly width: number
}

interface Order {
  readonly child: ChildProcess
  readonly resolve: (made: MadePicture) => void
  readonly reject: (fault: ImageFault) => void
  readonly deadline: NodeJS.Timeout
}

/**
 * Converts images in a separate low-priority process, so that pages do not wait and a decoder crash or memory
 * exhaustion stops only that process.
 */
export class Converter {
  readonly #orders = new Map<number, Order>()
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #mostProcessorMs: number
  /** Probed at startup, because it blocks the event loop. */
  readonly #idleStart = idleStart()

  constructor(mostProcessorMs = MOST_PROCESSOR_MS) {
    this.#mostProcessorMs = mostProcessorMs
  }

  convert(source: Buffer, width: number, kind: AcceptedKind): Promise<MadePicture> {
    clearTimeout(this.#idle)
    this.#process ??= this.#start()
    const child = this.#process
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => {
        this.#settle(id)?.reject(new ImageFault(503, 'image conversion timed out'))
        this.#end(child, 'SIGKILL')
      }, DEADLINE_MS)
      this.#orders.set(id, { child, resolve, reject, deadline })
      child.send({ id, source, width, kind })
    })
  }

  stop(): void {
    if (this.#process) {
      this.#end(this.#process, 'SIGTERM')
    }
  }

  #start(): ChildProcess {
    const child = fork(program, [String(this.#mostProcessorMs)], {
      ...this.#idleStart,
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
      const { id, conversion } = v.parse(AnswerSchema, message)
      const order = this.#settle(id)
      if (conversion.kind === 'ok') {
        order?.resolve({ body: Buffer.from(conversion.body), width: conversion.width })
      } else if (conversion.kind === 'endless') {
        order?.reject(new ImageFault(413, 'the image needs too much CPU time'))
        // A running decoder cannot be stopped in another way.
        this.#end(child, 'SIGKILL')
      } else {
        order?.reject(new ImageFault(conversion.status, conversion.reason))
      }
      this.#rest(child)
    })
    child.on('error', () => this.#lost(child))
    child.on('exit', () => this.#lost(child))
    return child
  }

  #settle(id: number): Order | undefined {
    const order = this.#orders.get(id)
    clearTimeout(order?.deadline)
    this.#orders.delete(id)
    return order
  }

  #rest(child: ChildProcess): void {
    if (this.#orders.size === 0) {
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
  #lost(child: ChildProcess): void {
    const wasEndedHere = this.#process !== child
    this.#end(child, 'SIGKILL')
    const lost = [...this.#orders].filter(([, order]) => order.child === child)
    const status = lost.length === 1 && !wasEndedHere ? 415 : 503
    for (const [id] of lost) {
      this.#settle(id)?.reject(new ImageFault(status, 'the conversion process exited'))
    }
  }
}
