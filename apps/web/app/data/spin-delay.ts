import { PENDING_DELAY_MS, PENDING_MIN_MS } from '#app/navigation/feedback-timing.ts'

/** Spin delay: shows waits only after PENDING_DELAY_MS, and then for at least PENDING_MIN_MS. */
export class SpinDelay {
  readonly #show: (isShown: boolean) => void
  #isPending = false
  #isShown = false
  #mayHide = true
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (isShown: boolean) => void) {
    this.#show = show
  }

  set(isPending: boolean): void {
    if (isPending === this.#isPending) {
      return
    }
    this.#isPending = isPending
    if (this.#isShown) {
      this.#hideIfOver()
    } else if (isPending) {
      this.#timer = setTimeout(() => this.#begin(), PENDING_DELAY_MS)
    } else {
      clearTimeout(this.#timer)
    }
  }

  /** Cancels the wait when the component unmounts. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#isPending = false
    this.#isShown = false
    this.#mayHide = true
  }

  #begin(): void {
    this.#isShown = true
    this.#mayHide = false
    this.#show(true)
    this.#timer = setTimeout(() => {
      this.#mayHide = true
      this.#hideIfOver()
    }, PENDING_MIN_MS)
  }

  #hideIfOver(): void {
    if (this.#mayHide && !this.#isPending) {
      this.#isShown = false
      this.#show(false)
    }
  }
}
