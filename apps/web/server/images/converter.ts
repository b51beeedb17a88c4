import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { AcceptedKind } from './accepted-kind.ts'
import { idleStart } from './idle-start.ts'
import { ImageFault } from './image-fault.ts'

/** What a picture may take of a processor; its process counts that, which the clock of a busy machine does not tell. */
const MOST_PROCESSOR_MS = 8_000
/** By then the process was kept from working, and its picture may be as good as any. */
const DEADLINE_MS = 10_000
/** Without work for so long, the process ends and its memory is the system's again. */
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
  /** Its own: less than was asked for where the source has no more. */
  readonly width: number
}

interface Order {
  readonly child: ChildProcess
  readonly resolve: (made: MadePicture) => void
  readonly reject: (fault: ImageFault) => void
  readonly deadline: NodeJS.Timeout
}

/**
 * Makes pictures in a process of its own, at low priority: pages do not wait for it, and a picture that breaks
 * the decoder or eats the memory ends that process and nothing else.
 */
export class Converter {
  readonly #orders = new Map<number, Order>()
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #mostProcessorMs: number
  /** Asked for here, where nobody waits for a page yet: it makes this process wait. */
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
        this.#settle(id)?.reject(new ImageFault(503, 'the process that makes pictures was not let work'))
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
      // Pages first, also where it cannot wait for idle time. Set from here, at once: each thread of the child inherits it.
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    }
    child.on('message', (message) => {
      const { id, conversion } = v.parse(AnswerSchema, message)
      const order = this.#settle(id)
      if (conversion.kind === 'ok') {
        order?.resolve({ body: Buffer.from(conversion.body), width: conversion.width })
      } else if (conversion.kind === 'endless') {
        order?.reject(new ImageFault(413, 'the picture takes too long to make'))
        // Nothing else stops a decoder.
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

  /** From here on new orders go to another process. */
  #end(child: ChildProcess, signal: NodeJS.Signals): void {
    if (this.#process === child) {
      this.#process = null
    }
    child.kill(signal)
  }

  /**
   * Alone, a picture was what ended the process. Among others, or where another's deadline did, it may be innocent
   * and is worth another try.
   */
  #lost(child: ChildProcess): void {
    const wasEndedHere = this.#process !== child
    this.#end(child, 'SIGKILL')
    const lost = [...this.#orders].filter(([, order]) => order.child === child)
    const status = lost.length === 1 && !wasEndedHere ? 415 : 503
    for (const [id] of lost) {
      this.#settle(id)?.reject(new ImageFault(status, 'the process that makes pictures has ended'))
    }
  }
}
