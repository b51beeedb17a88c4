import { parentPort, workerData } from 'node:worker_threads'

/**
 * Tells when each arrival is due. A thread that sleeps to the fraction of a millisecond, because the timers of an event
 * loop know whole milliseconds only, and a page out of the cache takes less than one.
 *
 * @type {{ perSecond: number, count: number, startsAtEpochMs: number }}
 */
const { perSecond, count, startsAtEpochMs } = workerData
const nobody = new Int32Array(new SharedArrayBuffer(4))
for (let number = 0; number < count; number += 1) {
  const dueAtEpochMs = startsAtEpochMs + (number / perSecond) * 1000
  const waitMs = dueAtEpochMs - (performance.timeOrigin + performance.now())
  if (waitMs > 0) Atomics.wait(nobody, 0, 0, waitMs)
  parentPort?.postMessage(dueAtEpochMs)
}
