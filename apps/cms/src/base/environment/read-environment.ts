import { resolve } from 'node:path'
import { HostNamesSchema } from '@site/contracts/host-names.ts'
import { isPublicSite, secretErrors } from '@site/contracts/production-settings.ts'
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

const secret = v.pipe(
  v.string('is missing'),
  v.minLength(secretCharacters, `must have at least ${secretCharacters} characters`),
)

const database = v.pipe(
  v.string('is missing: set the full PostgreSQL URL, including the database name'),
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
  NODE_ENV: v.optional(choice(['production', 'development', 'test']), 'production'),
  CMS_PORT: v.optional(portValue, '3001'),
  /** The address to bind. The admin shares this port with the site API, so do not bind a public network. */
  CMS_HOST: v.optional(hostValue, '127.0.0.1'),
  /** Public URL of the admin; empty = the admin uses relative URLs. */
  CMS_URL: offOr(urlValue),
  /** Number of trusted proxies in front of the admin, each adding to X-Forwarded-For. */
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 9), '0'),
  DATABASE_URL: database,
  DATA_DIR: v.pipe(v.optional(v.string(), '.data'), v.transform(resolve)),
  /** `demo` allows the demo accounts and, if SITE_URL is not public, the well-known secrets. */
  DATA: v.optional(choice(['real', 'demo']), 'real'),
  PAYLOAD_SECRET: secret,
  CONTENT_API_KEY: secret,
  SITE_URL: urlValue,
  /** External hosts that editors' redirects may lead to; the same setting as the website's. */
  REDIRECT_HOSTS: HostNamesSchema,
  /** Weekly requests to external links; empty = on if SITE_URL is public. */
  EXTERNAL_LINK_CHECK: v.optional(v.picklist(['on', 'off', ''], 'must be on or off'), ''),
  /** The market service, which lists the companies that a recommendation may cover. */
  STOCK_API_URL: v.optional(urlValue, 'http://127.0.0.1:3002/apids'),
  /** Bucket for editors' files; empty = DATA_DIR/media, which only one process can use. */
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/, 'is not a valid bucket name')),
    '',
  ),
  /** URL of the S3-compatible storage; empty = Amazon S3 in the region. */
  S3_ENDPOINT: offOr(urlValue),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string(), ''),
  S3_SECRET_ACCESS_KEY: v.optional(v.string(), ''),
  /** `on` uses path-style URLs, as most S3-compatible storages except Amazon's need. */
  S3_FORCE_PATH_STYLE: v.optional(choice(['on', 'off']), 'on'),
  /** The mail server; empty = emails stay queued until one is set. */
  SMTP_URL: offOr(mailServer),
  /** Sender address of emails; empty = the address in the site settings. */
  MAIL_FROM: offOr(v.pipe(v.string(), v.email('must be an email address'))),
  /** Port of the Prometheus metrics; empty = none. Must differ from the service's port. */
  CMS_METRICS_PORT: offOr(portValue),
  METRICS_HOST: v.optional(hostValue, '127.0.0.1'),
  /** How long the process keeps serving after SIGTERM while its readiness check fails. */
  STOP_NOTICE_SECONDS: v.optional(wholeNumber(0, 9), '0'),
  /** Folder of the nightly backups, for the metric of their age; empty = no metric. */
  BACKUP_DIR: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(choice(LOG_LEVELS), 'info'),
  ...traceEntries,
})
export type Environment = v.InferOutput<typeof EnvironmentSchema>

export const settingNames = Object.keys(EnvironmentSchema.entries)

/** The message has one line per error, without the values. */
export class EnvironmentError extends Error {
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(`The CMS cannot start:\n${errors.map((error) => `- ${error}`).join('\n')}`)
    this.errors = errors
  }
}

/** Reads the settings; empty values count as missing. Throws EnvironmentError with one line per error. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // Compose passes unset variables as empty strings, and an empty host name would bind every address.
  const named = Object.fromEntries(settingNames.map((name) => [name, source[name] || undefined]))
  const result = v.safeParse(EnvironmentSchema, named, { abortPipeEarly: true })
  const errors = result.success
    ? [...wellKnownSecrets(result.output), ...missingKeys(result.output)]
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
  if (!result.success || errors.length > 0) {
    throw new EnvironmentError(errors)
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

/** `next build` loads the configuration without a database; a running service never uses these values. */
export const duringBuild = {
  DATABASE_URL: 'postgresql://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-while-next-build-runs-no-service-ever-uses-it',
  CONTENT_API_KEY: 'only-while-next-build-runs-nobody-is-answered-for-it',
  SITE_URL: 'http://127.0.0.1:3000',
}
