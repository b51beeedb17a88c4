import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { AcceptedKind } from './accepted-kind.ts'
import { ImageFault } from './image-fault.ts'

/** Longer than the deadline that the process keeps itself: then it hangs, and is ended. */
const DEADLINE_MS = 10_000
/** Without work for so long, the process ends and its memory is the system's again. */
const IDLE_MS = 60_000

const AnswerSchema = v.object({
  id: v.number(),
  conversion: v.variant('kind', [
    v.object({ kind: v.literal('ok'), body: v.instance(Uint8Array), width: v.number() }),
    v.object({ kind: v.literal('refused'), status: v.picklist([413, 415]), reason: v.string() }),
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

  convert(source: Buffer, width: number, kind: AcceptedKind): Promise<MadePicture> {
    clearTimeout(this.#idle)
    this.#process ??= this.#start()
    const child = this.#process
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => {
        this.#settle(id)?.reject(new ImageFault(413, 'the picture takes too long to make'))
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
    const child = fork(fileURLToPath(new URL('./converter-process.ts', import.meta.url)), {
      serialization: 'advanced',
      // Node's own options of the parent (an inspector's port, say) are not for the child.
      execArgv: [],
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (child.pid !== undefined) {
      // Pages first. Set from here, at once, so that each thread of the child inherits it.
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    }
    child.on('message', (message) => {
      const { id, conversion } = v.parse(AnswerSchema, message)
      const order = this.#settle(id)
      if (conversion.kind === 'ok') {
        order?.resolve({ body: Buffer.from(conversion.body), width: conversion.width })
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
