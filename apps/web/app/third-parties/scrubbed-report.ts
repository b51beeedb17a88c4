import type { ErrorEvent, EventHint, Exception, StackFrame } from '@sentry/browser'
import { scrubbedPath, scrubbedText, withoutQueries } from './scrubbed.ts'

/** Its identity and what says nothing of the visitor. */
const kept = ['event_id', 'timestamp', 'platform', 'release', 'sdk', 'tags', 'breadcrumbs'] as const

/** A report made anew from what may be in it, so that nothing that the library adds one day goes along. */
export function scrubbedReport(event: ErrorEvent, { data }: EventHint): ErrorEvent {
  return {
    ...Object.fromEntries(kept.map((name) => [name, event[name]])),
    type: undefined,
    level: 'error',
    request: { url: pathIn(data) },
    exception: { values: (event.exception?.values ?? []).map(scrubbedException) },
  }
}

function pathIn(data: unknown): string {
  return typeof data === 'object' && data !== null ? String(Reflect.get(data, 'path')) : ''
}

function scrubbedException({ type, value, stacktrace }: Exception): Exception {
  return {
    type: scrubbedText(type ?? ''),
    value: scrubbedText(value ?? ''),
    stacktrace: { frames: (stacktrace?.frames ?? []).map(scrubbedFrame) },
  }
}

function scrubbedFrame({ filename, function: name, lineno, colno }: StackFrame): StackFrame {
  return {
    filename: scrubbedPath(withoutQueries(filename ?? '')),
    function: name ?? '?',
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
  }
}
