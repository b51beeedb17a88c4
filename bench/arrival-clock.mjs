import { parentPort, workerData } from 'node:worker_threads'

/**
 * Tells which arrivals are due. A thread that sleeps to the fraction of a millisecond, because the timers of an event
 * loop know whole milliseconds only, and a page out of the cache takes less than one. What fell due while it was awake
 * goes in one message.
 *
 * @type {{ perSecond: number, count: number, startsAtEpochMs: number }}
 */
const { perSecond, count, startsAtEpochMs } = workerData
const nobody = new Int32Array(new SharedArrayBuffer(4))
const now = () => performance.timeOrigin + performance.now()
const dueAt = (/** @type {number} */ number) => startsAtEpochMs + (number / perSecond) * 1000

for (let number = 0; number < count; ) {
  const waitMs = dueAt(number) - now()
  if (waitMs > 0) Atomics.wait(nobody, 0, 0, waitMs)
  const due = []
  for (const until = now(); number < count && (due.length === 0 || dueAt(number) <= until); number += 1) {
    due.push(dueAt(number))
  }
  parentPort?.postMessage(due)
}
