import { isPublicSite, secretError } from '@site/contracts/production-settings.ts'
import {
  choice,
  hostValue,
  offOr,
  portValue,
  traceEntries,
  urlValue,
  wholeNumber,
} from '@site/contracts/setting-values.ts'
import { LOG_LEVELS } from '@site/operations/log-destination.ts'
import * as v from 'valibot'

const secretCharacters = 32

const DatabaseUrlSchema = v.pipe(
  v.string('is missing: the full address of the PostgreSQL database, with its name'),
  v.regex(/^postgres(ql)?:\/\/[^/]+\/[^/?]+/, 'must look like postgresql://user:password@host:5432/name'),
)
const LogLevelSchema = v.optional(choice(LOG_LEVELS), 'info')

export const DatabaseEnvironmentSchema = v.object({
  DATABASE_URL: DatabaseUrlSchema,
  LOG_LEVEL: LogLevelSchema,
})

const vendorEntries = {
  MARKET_VENDOR: choice(['goapi', 'eodhd']),
  MARKET_VENDOR_KEY: v.string('is missing: the API key of your contract with the vendor'),
  MARKET_VENDOR_CALLS_PER_DAY: v.pipe(
    v.string('is missing: how many API calls your plan allows per day'),
    v.regex(/^[1-9]\d{0,7}$/, 'must be a whole number from 1'),
    v.transform(Number),
  ),
  /** From this time in Jakarta on, the prices of the day are complete. */
  MARKET_VENDOR_TIME: v.optional(
    v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:00')),
    '18:00',
  ),
  /** Replaces the vendor's URL. */
  MARKET_VENDOR_URL: v.optional(v.pipe(urlValue, v.regex(/[^/]$/, 'must not end with a slash'))),
}

/** For the pull only: the server does not need the vendor's key. */
export const VendorEnvironmentSchema = v.object({ DATABASE_URL: DatabaseUrlSchema, ...vendorEntries })

const ServerEntriesSchema = v.object({
  MARKET_PORT: v.optional(portValue, '3002'),
  MARKET_HOST: v.optional(hostValue, '127.0.0.1'),
  DATABASE_URL: DatabaseUrlSchema,
  STOCK_API_KEY: v.pipe(
    v.string('is missing: the key of the change feed'),
    v.minLength(secretCharacters, `must have at least ${secretCharacters} characters`),
  ),
  MARKET_ANONYMOUS_PER_MINUTE: v.optional(wholeNumber(0, 999_999), '120'),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 9), '0'),
  /** Port of the Prometheus metrics; empty = disabled. Never the port of the API. */
  MARKET_METRICS_PORT: offOr(portValue),
  METRICS_HOST: v.optional(hostValue, '127.0.0.1'),
  /** How long a stopping process still accepts requests while it reports that it is not ready. */
  STOP_NOTICE_SECONDS: v.optional(wholeNumber(0, 9), '0'),
  LOG_LEVEL: LogLevelSchema,
  /** The URL of the site: a public site may not use a published key. */
  SITE_URL: v.optional(urlValue),
  NODE_ENV: v.optional(v.string()),
  /** A wrong value of the pull's settings would be found in the evening only. */
  ...v.partial(v.object(vendorEntries)).entries,
  ...traceEntries,
})

export const settingNames = Object.keys(ServerEntriesSchema.entries)

export const ServerEnvironmentSchema = v.pipe(
  ServerEntriesSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    // An invalid SITE_URL is reported by its own schema.
    if (!dataset.typed || dataset.issues !== undefined) return
    const { NODE_ENV, SITE_URL, STOCK_API_KEY } = dataset.value
    if (NODE_ENV !== 'production' || SITE_URL === undefined || !isPublicSite(SITE_URL)) return
    const error = secretError(STOCK_API_KEY)
    if (error) addIssue({ message: `STOCK_API_KEY ${error}` })
  }),
)

/** The message contains every validation error, without values. */
export class EnvironmentError extends Error {}

/** Parses settings, treating empty ones as missing. Throws EnvironmentError. */
export function readEnvironment<const Schema extends v.GenericSchema>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  // Compose passes unset variables as empty strings, and an empty host would mean every interface.
  const filledIn = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, filledIn, { abortPipeEarly: true })
  if (result.success) return result.output
  const errors = result.issues.map(
    (issue) => `${[v.getDotPath(issue), issueText(issue)].filter(Boolean).join(' ')}.`,
  )
  throw new EnvironmentError(errors.join('\n'))
}

function issueText(issue: v.BaseIssue<unknown>): string {
  // Valibot's own message for a missing key only names the expected type.
  return issue.message.startsWith('Invalid key') ? 'is missing' : issue.message
}
