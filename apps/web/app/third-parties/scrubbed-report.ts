import type { ErrorEvent, EventHint, Exception, StackFrame } from '@sentry/browser'
import { scrubbedPath, scrubbedText, withoutQueries } from './scrubbed.ts'

/** Fields without personal data. */
const allowedFields = ['event_id', 'timestamp', 'platform', 'release', 'sdk', 'tags', 'breadcrumbs'] as const

/** Builds a new report from allowed fields, so that future fields of the library are not sent. */
export function scrubbedReport(event: ErrorEvent, { data }: EventHint): ErrorEvent {
  return {
    ...Object.fromEntries(allowedFields.map((name) => [name, event[name]])),
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
