export interface ServerSentEvent {
  readonly event: string
  readonly data: string
  /** Null where the event has none of its own. */
  readonly id: string | null
}

/** The events of a `text/event-stream` body, as the HTML standard reads them; comments are skipped. */
export async function* serverSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const found = parseBlock(block)
      if (found) {
        yield found
      }
    }
  }
}

function parseBlock(block: string): ServerSentEvent | null {
  let event = 'message'
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value] = /^([a-z]+):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') {
      event = value ?? ''
    } else if (field === 'data') {
      data.push(value ?? '')
    } else if (field === 'id') {
      id = value ?? ''
    }
  }
  return data.length === 0 && event === 'message' ? null : { event, data: data.join('\n'), id }
}
