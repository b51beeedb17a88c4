import { HEARTBEAT_SECONDS } from '@site/contracts/feed.ts'
import type { Payload } from 'payload'
import type { ChangeListener } from './listener.ts'
import { readBounds, readChangesAfter } from './read-changes.ts'

const secondMs = 1000
/** A follower that does not read is let go; it comes back with its last sequence. */
const mostUnreadEvents = 2000

function event(name: string, data: object, id?: number): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/** Open streams, so that a stopping service can end them. */
const open = new Set<() => void>()

export function endAllStreams(): void {
  for (const end of open) end()
}

/**
 * The change feed for one follower: `hello` first, then whatever it missed since `lastSeen` (or
 * `reset` when that is no longer known), then changes as they are committed.
 */
export function changeStream(
  payload: Payload,
  listener: Pick<ChangeListener, 'subscribe'>,
  lastSeen: number | null,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  let isCancelled = false
  return new ReadableStream({
    async start(controller) {
      let isEnded = false
      let position = 0
      let reading: Promise<void> | null = null
      let wasWokenMeanwhile = false
      const send = (text: string) => {
        if (isEnded) return
        controller.enqueue(encoder.encode(text))
        if ((controller.desiredSize ?? 0) < -mostUnreadEvents) end()
      }
      const readOn = async () => {
        do {
          wasWokenMeanwhile = false
          for (;;) {
            const changes = await readChangesAfter(payload, position)
            if (changes.length === 0 || isEnded) break
            for (const change of changes) send(event('change', change, change.sequence))
            position = changes.at(-1)?.sequence ?? position
          }
        } while (wasWokenMeanwhile && !isEnded)
      }
      const wake = () => {
        if (reading) {
          wasWokenMeanwhile = true
          return
        }
        reading = readOn()
          // The follower comes back with its last sequence; a stream that may miss rows must not stay open.
          .catch((error: unknown) => {
            payload.logger.error({ err: error }, 'the change feed cannot be read')
            end()
          })
          .finally(() => {
            reading = null
          })
      }
      let unsubscribe = () => {}
      let heartbeat: NodeJS.Timeout | undefined
      end = () => {
        if (isEnded) return
        isEnded = true
        clearInterval(heartbeat)
        unsubscribe()
        open.delete(end)
        // A cancelled stream is closed already.
        if (!isCancelled) controller.close()
      }
      open.add(end)
      signal.addEventListener('abort', end, { once: true })
      const bounds = await readBounds(payload).catch((error: unknown) => {
        payload.logger.error({ err: error }, 'the change feed cannot be read')
        return null
      })
      if (bounds === null) end()
      if (bounds === null || isEnded) return
      send(event('hello', { sequence: bounds.newest }))
      if (lastSeen !== null && (lastSeen < bounds.oldest - 1 || lastSeen > bounds.newest)) {
        send(event('reset', { sequence: bounds.newest }, bounds.newest))
        position = bounds.newest
      } else {
        position = lastSeen ?? bounds.newest
      }
      unsubscribe = listener.subscribe(wake)
      heartbeat = setInterval(() => {
        send(event('heartbeat', {}))
        // A listener whose connection died without a word is made good here.
        wake()
      }, HEARTBEAT_SECONDS * secondMs)
      wake()
    },
    cancel() {
      isCancelled = true
      end()
    },
  })
}
