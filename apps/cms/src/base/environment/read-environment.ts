import { createPrivateKey } from 'node:crypto'
import { resolve } from 'node:path'
import { HostNamesSchema, isHostName } from '@site/contracts/host-names.ts'
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

const emailAddress = v.pipe(v.string(), v.email('must be an email address'))

const hostName = v.pipe(v.string(), v.check(isHostName, 'must be the exact name of a public host'))

const leastKeyBits = 1024

/** Compose and systemd have one line for a setting. */
const dkimKey = v.pipe(
  v.string(),
  v.transform((key) => key.replaceAll('\\n', '\n')),
  v.check(
    isRsaKey,
    `must be an RSA private key of at least ${leastKeyBits} bits in PEM format, with \\n for line breaks`,
  ),
)

/** nodemailer signs with RSA only, and sends unsigned with any other key. */
function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = createPrivateKey(pem)
    return type === 'rsa' && (details?.modulusLength ?? 0) >= leastKeyBits
  } catch {
    return false
  }
}

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
  MAIL_FROM: offOr(emailAddress),
  /** Sender address of emails to subscribers; empty = MAIL_FROM. */
  MAIL_BULK_FROM: offOr(emailAddress),
  /** Emails to subscribers per minute, over all processes; 0 stops them. */
  MAIL_BULK_PER_MINUTE: v.optional(wholeNumber(0, 100_000), '300'),
  /** Domain whose mail server reports bounces; empty = bounces go to the sender address. */
  MAIL_BOUNCE_DOMAIN: offOr(hostName),
  /** Key of `POST /api/mail-events`; empty = no reports. */
  MAIL_EVENTS_KEY: offOr(secret),
  /** DKIM signature of all emails; empty = the relay signs. */
  DKIM_DOMAIN: offOr(hostName),
  DKIM_SELECTOR: offOr(
    v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i, 'must be a DKIM selector')),
  ),
  DKIM_KEY: offOr(dkimKey),
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
  MAIL_EVENTS_KEY,
}: Environment): string[] {
  const mayBeKnown = NODE_ENV !== 'production' || (DATA === 'demo' && !isPublicSite(SITE_URL))
  return mayBeKnown
    ? []
    : secretErrors({ PAYLOAD_SECRET, CONTENT_API_KEY, ...(MAIL_EVENTS_KEY && { MAIL_EVENTS_KEY }) })
}

type Name = keyof Environment

function missingKeys(environment: Environment): string[] {
  const needs: readonly { name: Name; needed: readonly Name[] }[] = [
    { name: 'S3_BUCKET', needed: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
    { name: 'DKIM_DOMAIN', needed: ['DKIM_SELECTOR', 'DKIM_KEY'] },
    { name: 'DKIM_SELECTOR', needed: ['DKIM_DOMAIN'] },
    { name: 'DKIM_KEY', needed: ['DKIM_DOMAIN'] },
  ]
  return needs
    .filter(({ name }) => environment[name] !== '')
    .flatMap(({ name, needed }) =>
      needed
        .filter((other) => environment[other] === '')
        .map((other) => `${other} is needed together with ${name}`),
    )
}

/** `next build` loads the configuration without a database; a running service never uses these values. */
export const duringBuild = {
  DATABASE_URL: 'postgresql://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-while-next-build-runs-no-service-ever-uses-it',
  CONTENT_API_KEY: 'only-while-next-build-runs-nobody-is-answered-for-it',
  SITE_URL: 'http://127.0.0.1:3000',
}
