import { Semaphore } from '@site/operations/semaphore.ts'

export const maxQueued = 1000

/** Limits registering and canceling: both lock an event and use a database connection while they wait. */
export const seatSemaphore = new Semaphore({ concurrency: 3, maxQueued })
