import { setTimeout as delay } from 'node:timers/promises'
import { residentMegabytes } from './process-cost.mjs'

const askEachMs = 1000
const mostAsked = 45
/** Standing still: so many answers in a row that differ by no more than this share. */
const stillFor = 4
const stillWithin = 0.02

/** What a process takes before a load, at most during it, and after it. */
export class MemoryWatch {
  #pid
  #ask
  #waitMs
  /** @type {number | null} */
  restMegabytes = null
  /** @type {number | null} */
  peakMegabytes = null

  /**
   * @param {number | undefined} pid
   * @param {{ ask?: (pid: number | undefined) => number | null, waitMs?: number }} [options]
   */
  constructor(pid, { ask = residentMegabytes, waitMs = askEachMs } = {}) {
    this.#pid = pid
    this.#ask = ask
    this.#waitMs = waitMs
  }

  /** Waits until the memory stands still: a server that still fills its cache, or collects after that, has no "before". */
  async rest() {
    this.restMegabytes = await this.settled()
  }

  /** @returns {Promise<number | null>} */
  async settled() {
    /** @type {number[]} */
    let last = []
    for (let asked = 0; asked < mostAsked; asked += 1) {
      const megabytes = this.#ask(this.#pid)
      if (megabytes === null) return null
      last = [...last, megabytes].slice(-stillFor)
      if (last.length === stillFor && Math.max(...last) <= Math.min(...last) * (1 + stillWithin)) break
      await delay(this.#waitMs)
    }
    return last.at(-1) ?? null
  }

  /** Takes note of the most until it is told to stop. */
  watch() {
    const look = () => {
      const megabytes = this.#ask(this.#pid)
      if (megabytes !== null) this.peakMegabytes = Math.max(this.peakMegabytes ?? 0, megabytes)
    }
    const timer = setInterval(look, this.#waitMs)
    return () => {
      clearInterval(timer)
      look()
    }
  }
}
