import { Turns } from './turns.ts'

export const mostWaiting = 1000

/** Registering as a visitor and cancelling: both hold an event, and a connection of the database while they wait for it. */
export const seatTurns = new Turns({ atOnce: 3, mostWaiting })
