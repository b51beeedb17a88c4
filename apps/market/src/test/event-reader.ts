import { EventSourceParserStream } from 'eventsource-parser/stream'

export interface ServerSentEvent {
  readonly event: string
  readonly id: string | null
  readonly data: unknown
}

/** Reads the events of a response one at a time. */
export function eventReader(response: Response) {
  if (response.body === null) throw new Error('the response has no body')
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()

  async function next(): Promise<ServerSentEvent | null> {
    const { done, value } = await reader.read()
    return done
      ? null
      : { event: value.event ?? '', id: value.id ?? null, data: JSON.parse(value.data || 'null') }
  }

  /** The next event except heartbeats; null: the stream has ended. */
  async function nextEvent(): Promise<ServerSentEvent | null> {
    const event = await next()
    return event?.event === 'heartbeat' ? nextEvent() : event
  }

  return { next, nextEvent, cancel: () => reader.cancel() }
}
