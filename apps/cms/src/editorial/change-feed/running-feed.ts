import { ChangeListener } from '@site/change-feed/change-listener.ts'
import { ChangeStreams } from '@site/change-feed/change-streams.ts'
import type { Payload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import { changeLog, deleteOldChanges } from './read-changes.ts'
import { feedChannel } from './write-change.ts'

const hourMs = 3_600_000

type Running = { listener: ChangeListener; streams: ChangeStreams; housekeeping: NodeJS.Timeout }

let running: Promise<Running> | undefined

/** The feed streams of this process and their shared listener, started by the first request. */
export async function runningFeed(
  payload: Payload,
): Promise<{ listener: ChangeListener; streams: ChangeStreams }> {
  running ??= start(payload)
  return running
}

async function start(payload: Payload): Promise<Running> {
  const { logger } = payload
  const listener = new ChangeListener({
    connectionString: environment.DATABASE_URL,
    channel: feedChannel,
    applicationName: 'cms change feed',
    logger,
  })
  const streams = new ChangeStreams({ log: changeLog(payload), listener, logger })
  await listener.start()
  const housekeeping = setInterval(() => {
    deleteOldChanges(payload).catch((error: unknown) => {
      logger.error({ err: error }, 'Old changes could not be deleted')
    })
  }, hourMs)
  housekeeping.unref()
  // Graceful shutdown waits for open responses, and these never end by themselves.
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  return { listener, streams, housekeeping }
}

async function stop(): Promise<void> {
  if (!running) return
  // `running` stays set, so that later requests do not open new streams.
  const { listener, streams, housekeeping } = await running
  streams.endAll()
  clearInterval(housekeeping)
  await listener.stop()
}
