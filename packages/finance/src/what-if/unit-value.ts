import { roundHalfUp } from '../rounding.ts'

/** A fall in percent, positive, with the first day of the high and the first day of the low. */
export interface DeepestFall {
  readonly percent: number
  readonly from: string | null
  readonly to: string | null
}

/**
 * The value of one unit of a plan: each contribution buys units at the value before it, so that money that comes in is
 * no gain (time-weighted return).
 */
export class UnitValue {
  #units = 0
  #high: { value: number; date: string } | null = null
  #fall = { share: 0, from: '', to: '' }

  /** @param valueBefore the value of the plan on that day without the contribution, in rupiah */
  contribute(amount: number, valueBefore: number): void {
    const unit = this.#units > 0 ? valueBefore / this.#units : 1
    this.#units += amount / unit
  }

  record(date: string, value: number): void {
    if (this.#units === 0) return
    const unit = value / this.#units
    if (!this.#high || unit > this.#high.value) this.#high = { value: unit, date }
    const share = 1 - unit / this.#high.value
    // A difference in the last digit is the same low.
    if (share > this.#fall.share + 1e-12) this.#fall = { share, from: this.#high.date, to: date }
  }

  findDeepestFall(): DeepestFall {
    const { share, from, to } = this.#fall
    if (share === 0) return { percent: 0, from: null, to: null }
    return { percent: roundHalfUp(share * 100, 2), from, to }
  }
}
