import { parentPort, workerData } from 'node:worker_threads'

/**
 * Tells which arrivals are due. A thread that sleeps to the fraction of a millisecond, because the timers of an event
 * loop know whole milliseconds only, and a page out of the cache takes less than one. What fell due while it was awake
 * goes in one message.
 *
 * @type {{ perSecond: number, count: number, startsAtEpochMs: number }}
 */
const { perSecond, count, startsAtEpochMs } = workerData
/** A crowd is told in portions: a waking for each of its visitors would take a fifth of a core from what is measured. */
const shortestSleepMs = 0.5
const nobody = new Int32Array(new SharedArrayBuffer(4))
const now = () => performance.timeOrigin + performance.now()
const dueAt = (/** @type {number} */ number) => startsAtEpochMs + (number / perSecond) * 1000

for (let number = 0; number < count; ) {
  const waitMs = dueAt(number) - now()
  if (waitMs > 0) Atomics.wait(nobody, 0, 0, Math.max(waitMs, shortestSleepMs))
  const due = []
  for (const until = now(); number < count && (due.length === 0 || dueAt(number) <= until); number += 1) {
    due.push(dueAt(number))
  }
  parentPort?.postMessage(due)
}
