import { Semaphore } from '@site/operations/semaphore.ts'

export const maxQueued = 1000

/** Registering as a visitor and cancelling: both hold an event, and a connection of the database while they wait for it. */
export const seatSemaphore = new Semaphore({ concurrency: 3, maxQueued })
