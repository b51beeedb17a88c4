import { resolve } from 'node:path'
import { HostNamesSchema } from '@site/contracts/host-names.ts'
import { isPublicSite, secretErrors } from '@site/contracts/production-settings.ts'
import { LOG_LEVELS } from '@site/operations/log-destination.ts'
import * as v from 'valibot'

const secretCharacters = 32

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)
const secret = v.pipe(
  v.string('is missing'),
  v.minLength(secretCharacters, `must have at least ${secretCharacters} characters`),
)
const address = v.pipe(v.string('is missing'), v.url('must be an absolute address'))

const database = v.pipe(
  v.string('is missing: the full address of the PostgreSQL database, with its name'),
  v.regex(/^postgres(ql)?:\/\/[^/]+\/[^/?]+/, 'must look like postgresql://user:password@host:5432/name'),
)

const mailServer = v.pipe(
  v.string(),
  v.regex(
    /^smtps?:\/\/([^/@\s]+@)?[^/@\s:]+(:\d{1,5})?\/?$/,
    'must look like smtp://user:password@host:587 or smtps://…',
  ),
)

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'production'),
  CMS_PORT: v.optional(port, '3001'),
  /** Where the service listens: the admin is on the same port as what the site asks, so not on a public network. */
  CMS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where editors reach the admin; empty = the admin uses addresses relative to itself. */
  CMS_URL: v.optional(v.union([v.literal(''), address]), ''),
  /** How many proxies of ours stand before the admin, each adding to X-Forwarded-For. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be a number from 0 to 9'), v.transform(Number)),
    '0',
  ),
  DATABASE_URL: database,
  DATA_DIR: v.pipe(v.optional(v.string(), '.data'), v.transform(resolve)),
  /** `demo` allows the accounts that a demonstration runs with, and where no visitor comes its well-known secrets. */
  DATA: v.optional(v.picklist(['real', 'demo']), 'real'),
  PAYLOAD_SECRET: secret,
  CONTENT_API_KEY: secret,
  SITE_URL: address,
  /** Where editors' redirects may lead beside the site's own pages: the same setting as the site's. */
  REDIRECT_HOSTS: HostNamesSchema,
  /** The market service, which knows the companies that a recommendation may be about. */
  STOCK_API_URL: v.optional(address, 'http://127.0.0.1:3002/apids'),
  /** Editors' files lie in this bucket; empty = in DATA_DIR/media, which one process alone can have. */
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/, 'is no name of a bucket')),
    '',
  ),
  /** Where a storage that speaks S3 is; empty = Amazon's of the region. */
  S3_ENDPOINT: v.optional(v.union([v.literal(''), address]), ''),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string(), ''),
  S3_SECRET_ACCESS_KEY: v.optional(v.string(), ''),
  /** `on` writes the bucket into the path, as nearly every storage but Amazon's needs it. */
  S3_FORCE_PATH_STYLE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** The mail server; empty = nothing is sent, and mails wait until there is one. */
  SMTP_URL: v.optional(v.union([v.literal(''), mailServer]), ''),
  /** Whom mails come from; empty = the address in the settings of the site. */
  MAIL_FROM: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email('must be a mail address'))]), ''),
  /** Where the figures for Prometheus are; empty = nowhere. Never the port of the service. */
  CMS_METRICS_PORT: v.optional(v.union([v.literal(''), port]), ''),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** How long a process that is told to end still answers while it says that it is not ready. */
  STOP_NOTICE_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be a number from 0 to 9'), v.transform(Number)),
    '0',
  ),
  /** Folder of the nightly backups, for the metric of their age; empty = no metric. */
  BACKUP_DIR: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS), 'info'),
})
export type Environment = v.InferOutput<typeof EnvironmentSchema>

/** Its message has one sentence for each fault, without the values. */
export class EnvironmentError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The content service cannot start:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/**
 * Reads the settings of the service, an empty one as if it were not there. Throws EnvironmentError with one sentence for
 * each fault.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // Compose passes on what nobody has filled in, too, and an empty name of a host would mean every address.
  const named = Object.fromEntries(
    Object.keys(EnvironmentSchema.entries).map((name) => [name, source[name] || undefined]),
  )
  const result = v.safeParse(EnvironmentSchema, named)
  const faults = result.success
    ? [...wellKnownSecrets(result.output), ...missingKeys(result.output)]
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
  if (!result.success || faults.length > 0) {
    throw new EnvironmentError(faults)
  }
  return result.output
}

function wellKnownSecrets({
  NODE_ENV,
  DATA,
  SITE_URL,
  PAYLOAD_SECRET,
  CONTENT_API_KEY,
}: Environment): string[] {
  const mayBeKnown = NODE_ENV !== 'production' || (DATA === 'demo' && !isPublicSite(SITE_URL))
  return mayBeKnown ? [] : secretErrors({ PAYLOAD_SECRET, CONTENT_API_KEY })
}

function missingKeys(environment: Environment): string[] {
  if (environment.S3_BUCKET === '') return []
  return (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => environment[name] === '')
    .map((name) => `${name} is needed together with S3_BUCKET`)
}

/** `next build` loads the configuration without a database; nothing of this reaches a running service. */
export const duringBuild = {
  DATABASE_URL: 'postgresql://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-while-next-build-runs-no-service-ever-uses-it',
  CONTENT_API_KEY: 'only-while-next-build-runs-nobody-is-answered-for-it',
  SITE_URL: 'http://127.0.0.1:3000',
}
