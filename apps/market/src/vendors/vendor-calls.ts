import { retryAfterMs } from '@site/operations/retry-after.ts'
import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel'
import * as v from 'valibot'
import type { TableName } from '#market/import/reading/adapter.ts'
import { VendorError } from './vendor-error.ts'

/** A row of a list that is not as documented. */
export interface UnreadableRow {
  readonly table: TableName
  readonly message: string
}

const DEADLINE_MS = 60_000
const MAX_RETRIES = 3
const FIRST_DELAY_MS = 2_000
/** With a longer Retry-After, the pull ends instead. */
const MAX_DELAY_MS = 60_000
/** Ten years of one company have 400 kB, a day of the whole exchange 300 kB. */
const MAX_RESPONSE_BYTES = 16 * 1024 ** 2
const MAX_QUOTED_LETTERS = 100
/** Lists of few rows, without which a day is still usable. */
const actionTables: ReadonlySet<TableName> = new Set(['dividends', 'splits'])

/** What the rows of a list are. */
export interface ListRows<Schema extends v.GenericSchema> {
  readonly item: Schema
  readonly table: TableName
  /** No row may be left out. */
  readonly isWhole?: boolean
}

export interface VendorCallOptions {
  /** The vendor in messages. */
  readonly name: string
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly key: string
  /** How the key is sent. */
  readonly keyIn: { readonly header: string } | { readonly parameter: string }
  /** Reserves calls before each attempt; throws a VendorError if none are left. */
  readonly spend: (calls: number) => Promise<void>
  /** Reports a row that is left out. */
  readonly leaveOut: (row: UnreadableRow) => void
  readonly signal?: AbortSignal
  /** For tests. */
  readonly deadlineMs?: number
  readonly firstDelayMs?: number
}

interface Request<Schema extends v.GenericSchema> {
  readonly parameters?: Readonly<Record<string, string>>
  readonly schema: Schema
  /** How many calls of the quota it costs. */
  readonly calls?: number
}

/** GET requests for JSON with deadline, retries, quota and bounded responses. */
export class VendorCalls {
  readonly #options: VendorCallOptions
  readonly #retry

  constructor(options: VendorCallOptions) {
    this.#options = options
    const firstDelayMs = options.firstDelayMs ?? FIRST_DELAY_MS
    this.#retry = retry(handleWhen(isUnavailable), {
      maxAttempts: MAX_RETRIES,
      backoff: new DelegateBackoff((context: IRetryBackoffContext<unknown>) =>
        delayMs(context, firstDelayMs),
      ),
    })
  }

  /** Null if the vendor does not know what is requested (404). Throws VendorError. */
  get<const Schema extends v.GenericSchema>(
    path: string,
    request: Request<Schema>,
  ): Promise<v.InferOutput<Schema> | null> {
    return this.#retry.execute(() => this.#attempt(path, request), this.#options.signal)
  }

  /** The rows of a list that are as documented; the others are left out. Throws a VendorError if all are others. */
  readable<const Schema extends v.GenericSchema>(
    path: string,
    rows: readonly unknown[],
    { item, table, isWhole = false }: ListRows<Schema>,
  ): v.InferOutput<Schema>[] {
    const results = rows.map((row) => v.safeParse(item, row))
    const unreadable = results.flatMap((result, index) =>
      result.success ? [] : [this.#unexpected(`${path}, row ${index + 1}`, result.issues[0])],
    )
    const [first] = unreadable
    const isUsable = !isWhole && (unreadable.length < rows.length || actionTables.has(table))
    if (first !== undefined && !isUsable) throw new VendorError('unusable', first)
    for (const message of unreadable) this.#options.leaveOut({ table, message })
    return results.flatMap((result) => (result.success ? [result.output] : []))
  }

  async #attempt<const Schema extends v.GenericSchema>(
    path: string,
    { parameters, schema, calls = 1 }: Request<Schema>,
  ): Promise<v.InferOutput<Schema> | null> {
    await this.#options.spend(calls)
    const text = await this.#fetch(path, parameters)
    return text === null ? null : this.#parse(path, text, schema)
  }

  async #fetch(path: string, parameters: Readonly<Record<string, string>> = {}): Promise<string | null> {
    const { name, baseUrl, key, keyIn, signal, deadlineMs = DEADLINE_MS } = this.#options
    const deadline = AbortSignal.timeout(deadlineMs)
    const query = new URLSearchParams(
      'parameter' in keyIn ? { ...parameters, [keyIn.parameter]: key } : parameters,
    )
    try {
      const response = await fetch(`${baseUrl}${path}?${query}`, {
        headers: { accept: 'application/json', ...('header' in keyIn ? { [keyIn.header]: key } : {}) },
        // The key must not follow to another host.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      const text = await this.#boundedText(path, response)
      if (!response.ok) throw this.#statusError(path, response, text)
      return text
    } catch (error) {
      if (error instanceof VendorError || signal?.aborted) throw error
      const reason = deadline.aborted ? `did not respond within ${deadlineMs / 1_000} s` : 'is unreachable'
      throw new VendorError('unavailable', `${name} ${reason} (${path})`, { cause: error })
    }
  }

  async #boundedText(path: string, { body }: Response): Promise<string> {
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > MAX_RESPONSE_BYTES) {
        const message = `${this.#options.name} sent more than ${MAX_RESPONSE_BYTES / 1024 ** 2} MB (${path})`
        throw new VendorError('unusable', message)
      }
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  }

  #statusError(path: string, response: Response, text: string): VendorError {
    const { name } = this.#options
    const { status } = response
    const said = `${status}${this.#quoted(text)} for ${path}`
    // EODHD has no calls left.
    if (status === 402) return new VendorError('usedUp', `${name} has no calls left for today: ${said}`)
    if (status === 429) {
      const waitMs = retryAfterMs(response)
      const failure = waitMs !== null && waitMs > MAX_DELAY_MS ? 'usedUp' : 'unavailable'
      return new VendorError(failure, `${name} limits requests: ${said}`, { retryAfterMs: waitMs })
    }
    if (status >= 500) {
      const message = `${name} is unavailable: ${said}`
      return new VendorError('unavailable', message, { retryAfterMs: retryAfterMs(response) })
    }
    const hint = status === 401 || status === 403 ? '. Check MARKET_VENDOR_KEY and your plan' : ''
    return new VendorError('rejected', `${name} rejects the request: ${said}${hint}`)
  }

  #parse<const Schema extends v.GenericSchema>(
    path: string,
    text: string,
    schema: Schema,
  ): v.InferOutput<Schema> {
    const { name } = this.#options
    const json = v.safeParse(JsonSchema, text)
    if (!json.success) {
      if (/exceeded your daily/i.test(text)) {
        throw new VendorError('usedUp', `${name} has no calls left for today${this.#quoted(text)}`)
      }
      const what = /^\s*</.test(text) ? 'a web page' : 'incomplete or invalid JSON'
      throw new VendorError(
        'unavailable',
        `${name} sent ${what} instead of data${this.#quoted(text)} (${path})`,
      )
    }
    const result = v.safeParse(schema, json.output)
    if (result.success) return result.output
    const said = v.safeParse(ExplanationSchema, json.output)
    const quoted = said.success ? this.#quoted(said.output.message) : ''
    throw new VendorError('unusable', `${this.#unexpected(path, result.issues[0])}${quoted}`)
  }

  #unexpected(place: string, issue: v.BaseIssue<unknown>): string {
    const name = v.getDotPath(issue)
    const problem = this.#withoutKey(`${name === null ? '' : `${name}: `}${issue.message}`)
    return `${this.#options.name} sent unexpected data (${place}): ${problem.slice(0, 2 * MAX_QUOTED_LETTERS)}`
  }

  #withoutKey(text: string): string {
    return text.replaceAll(this.#options.key, '…')
  }

  /** The beginning of a text of the vendor. */
  #quoted(text: string): string {
    const line = this.#withoutKey(text)
      .replaceAll(/<[^>]*>|\s+/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
    return line === '' ? '' : ` “${line.slice(0, MAX_QUOTED_LETTERS)}”`
  }
}

const JsonSchema = v.pipe(v.string(), v.parseJson())
const ExplanationSchema = v.object({ message: v.string() })

function isUnavailable(error: unknown): boolean {
  return error instanceof VendorError && error.failure === 'unavailable'
}

/** What the vendor demands, otherwise exponential. */
function delayMs({ attempt, result }: IRetryBackoffContext<unknown>, firstDelayMs: number): number {
  const error = 'error' in result ? result.error : null
  const demanded = error instanceof VendorError ? error.retryAfterMs : null
  return Math.min(demanded ?? firstDelayMs * 2 ** (attempt - 1), MAX_DELAY_MS)
}
