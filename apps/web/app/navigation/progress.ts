import { PENDING_DELAY_MS, PROGRESS_HIDE_MS } from './feedback-timing.ts'

export type ProgressPhase = 'none' | 'running' | 'done' | 'failed'

/** State of the progress bar at the top of the page: running while any page load or data request is pending. */
export class Progress {
  readonly #listeners = new Set<() => void>()
  #waits = 0
  #phase: ProgressPhase = 'none'
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Starts a wait; call the returned function when it ends. Further calls have no effect. */
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
    // Even if this wait was not shown: the bar of the previous one may still be visible.
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

/** The single progress bar of the document. */
export const progress = new Progress()
