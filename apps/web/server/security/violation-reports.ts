import type { IncomingMessage, ServerResponse } from 'node:http'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'

const MAX_BYTES = 16 * 1024
/** Browser extensions cause most reports; a page must not be able to fill the log. */
const ENTRIES_PER_MINUTE = 30

const text = v.optional(v.pipe(v.string(), v.maxLength(2_000)), '')
/** The formats of the Reporting API and of older browsers. */
const ReportsSchema = v.union([
  v.array(v.object({ body: v.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) })),
  v.pipe(
    v.object({
      'csp-report': v.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }),
    }),
    v.transform(({ 'csp-report': report }) => [
      {
        body: {
          documentURL: report['document-uri'],
          effectiveDirective: report['effective-directive'],
          blockedURL: report['blocked-uri'],
        },
      },
    ]),
  ),
])

/** Logs CSP violation reports without the query strings of URLs. */
export class ViolationReports {
  readonly #logger: RateLimitedLogger

  constructor(log: Logger, now?: () => number) {
    this.#logger = new RateLimitedLogger(log, ENTRIES_PER_MINUTE, now)
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readUpTo(request, MAX_BYTES)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReportsSchema), body ?? '')
    for (const report of parsed.success ? parsed.output : []) {
      this.#log(report.body)
    }
    response.writeHead(parsed.success ? 204 : 400, { 'cache-control': 'no-store', connection: 'close' }).end()
  }

  #log({ documentURL, effectiveDirective, blockedURL }: v.InferOutput<typeof ReportsSchema>[number]['body']) {
    const report = {
      page: withoutQuery(documentURL),
      directive: effectiveDirective.slice(0, 100),
      blocked: withoutQuery(blockedURL),
    }
    this.#logger.warn(report, 'CSP violation')
  }
}

async function readUpTo(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.byteLength
    // Reads to the end in any case: a client that is still sending ignores the response.
    if (size <= maxBytes) {
      chunks.push(bytes)
    }
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString('utf8') : null
}

/** Keywords such as `inline` and `eval` are not URLs. */
function withoutQuery(text: string): string {
  const url = URL.parse(text)
  return url === null ? text.slice(0, 100) : `${url.origin}${url.pathname}`.slice(0, 500)
}
