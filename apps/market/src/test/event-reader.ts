export interface ServerSentEvent {
  readonly event: string
  readonly id: string | null
  readonly data: unknown
}

/** Reads the events of an answer one after the other. */
export function eventReader(response: Response) {
  if (response.body === null) throw new Error('the answer has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''

  async function next(): Promise<ServerSentEvent | null> {
    for (;;) {
      const end = buffer.indexOf('\n\n')
      if (end >= 0) {
        const lines = buffer.slice(0, end).split('\n')
        buffer = buffer.slice(end + 2)
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null
        return { event: field('event') ?? '', id: field('id'), data: JSON.parse(field('data') ?? 'null') }
      }
      const { done, value } = await reader.read()
      if (done) return null
      buffer += value
    }
  }

  /** The next event that is no heartbeat; null: the stream has ended. */
  async function nextEvent(): Promise<ServerSentEvent | null> {
    const event = await next()
    return event?.event === 'heartbeat' ? nextEvent() : event
  }

  return { next, nextEvent, cancel: () => reader.cancel() }
}
