import type { Payload } from 'payload'
import { environment } from '#cms/environment.ts'
import { ChangeListener } from './listener.ts'
import { forgetOldChanges } from './read-changes.ts'
import { endAllStreams } from './stream.ts'

const hourMs = 3_600_000

type Running = { listener: ChangeListener; housekeeping: NodeJS.Timeout }

let running: Promise<Running> | undefined

/** The one listener of this process, started by its first follower. */
export async function runningListener(payload: Payload): Promise<ChangeListener> {
  running ??= start(payload)
  return (await running).listener
}

async function start(payload: Payload): Promise<Running> {
  const listener = new ChangeListener(environment.DATABASE_URL, payload.logger)
  await listener.start()
  const housekeeping = setInterval(() => {
    forgetOldChanges(payload).catch((error: unknown) => {
      payload.logger.error({ err: error }, 'old changes could not be forgotten')
    })
  }, hourMs)
  housekeeping.unref()
  // Next's own handler waits for open answers, and these never end by themselves.
  process.once('SIGTERM', () => void stopListener())
  process.once('SIGINT', () => void stopListener())
  return { listener, housekeeping }
}

async function stopListener(): Promise<void> {
  endAllStreams()
  if (!running) return
  const { listener, housekeeping } = await running
  running = undefined
  clearInterval(housekeeping)
  await listener.stop()
}
