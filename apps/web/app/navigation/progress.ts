import { PENDING_DELAY_MS, PROGRESS_HIDE_MS } from './feedback-timing.ts'

export type ProgressPhase = 'none' | 'running' | 'done' | 'failed'

/** What the bar at the top of the page shows of the waits under way: of a page, or of a call for data. */
export class Progress {
  readonly #listeners = new Set<() => void>()
  #waits = 0
  #phase: ProgressPhase = 'none'
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A wait begins; call what comes back when it is over. Later calls of it change nothing. */
  begin(): (hasFailed: boolean) => void {
    this.#waits += 1
    if (this.#waits === 1) {
      this.#after(PENDING_DELAY_MS, 'running')
    }
    let isOver = false
    return (hasFailed) => {
      if (!isOver) {
        isOver = true
        this.#waits -= 1
        this.#end(hasFailed)
      }
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly phase = (): ProgressPhase => this.#phase

  #end(hasFailed: boolean): void {
    if (this.#waits > 0) {
      return
    }
    if (this.#phase === 'running' || hasFailed) {
      this.#show(hasFailed ? 'failed' : 'done')
    }
    // Also where it has not been shown: the bar of the wait before may still be there.
    this.#after(PROGRESS_HIDE_MS, 'none')
  }

  #after(delayMs: number, phase: ProgressPhase): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#show(phase), delayMs)
  }

  #show(phase: ProgressPhase): void {
    this.#phase = phase
    for (const listener of this.#listeners) {
      listener()
    }
  }
}

/** The one bar of the document. */
export const progress = new Progress()
