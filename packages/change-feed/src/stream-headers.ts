/** Of an answer that is a change feed: neither compressed nor gathered on the way, for an event must arrive when it happens. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const
