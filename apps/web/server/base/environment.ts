import { resolve } from 'node:path'
import { brand } from '@site/brand/names.ts'
import { HostNamesSchema, isHostSource, splitHosts } from '@site/contracts/host-names.ts'
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

const url = v.pipe(
  urlValue,
  v.transform((text) => text.replace(/\/+$/, '')),
)
const key = v.pipe(v.string('is missing'), v.minLength(32, 'must have at least 32 characters'))

const entries = v.object({
  WEB_PORT: v.optional(portValue, '3000'),
  WEB_HOST: v.optional(hostValue, '127.0.0.1'),
  SITE_URL: v.optional(url, 'http://localhost:3000'),
  CONTENT_API_URL: v.optional(url, 'http://127.0.0.1:3001/api'),
  CONTENT_API_KEY: key,
  STOCK_API_URL: v.optional(url, 'http://127.0.0.1:3002/apids'),
  STOCK_API_KEY: key,
  /**
   * For benchmarks of rendering, never in production: `off` disables the page cache, `cold` the cache of upstream
   * responses too.
   */
  PAGE_CACHE: v.optional(choice(['on', 'off', 'cold']), 'on'),
  /** Disk space for stored pages; 0: cache in memory only. */
  PAGE_STORE_MB: v.optional(wholeNumber(0), '1024'),
  /** Max pages of the site map that are rendered at startup. */
  WARM_UP_PAGES: v.optional(wholeNumber(0), '1000'),
  /** CDN max-age in seconds; 0: CDNs revalidate each time. */
  CDN_MAX_AGE_SECONDS: v.optional(wholeNumber(0, 24 * 60 * 60), '0'),
  /** Base URL of the data requests that scripts in the browser send: `/`, or another origin that serves them. */
  BROWSER_BASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(\/|https:\/\/\S+\/)$/, 'must be / or https://…/')),
    '/',
  ),
  /** Contains the stored images and pages. */
  DATA_DIR: v.pipe(v.optional(v.string(), '.data'), v.transform(resolve)),
  /** An incident as JSON for the status page, written by hand when the CMS cannot be used. */
  STATUS_FILE: v.optional(v.string(), ''),
  IMAGE_HOSTS: HostNamesSchema,
  /** Hosts that editors' redirects may lead to, in addition to our own pages. */
  REDIRECT_HOSTS: HostNamesSchema,
  IMAGE_CACHE_MB: v.optional(wholeNumber(1), '1024'),
  TRUSTED_PROXIES: v.optional(wholeNumber(0), '0'),
  /** Set both or neither: without them the site checks forms itself. */
  HUMAN_CHECK_KEY: v.optional(v.string(), ''),
  HUMAN_CHECK_SECRET: v.optional(v.string(), ''),
  HUMAN_CHECK_SCRIPT_URL: v.optional(urlValue, 'https://www.google.com/recaptcha/api.js'),
  HUMAN_CHECK_VERIFY_URL: v.optional(url, 'https://www.google.com/recaptcha/api/siteverify'),
  /** Each third party is disabled until it is configured here. */
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must have only letters, digits, - and _')),
    '',
  ),
  TAG_MANAGER_SCRIPT_URL: v.optional(urlValue, 'https://www.googletagmanager.com/gtm.js'),
  CHAT_SCRIPT_URL: offOr(urlValue),
  ERROR_REPORT_DSN: offOr(
    v.pipe(url, v.regex(/^https?:\/\/\w+@[^/]+\/.*\d+$/, 'must be https://<key>@<host>/<project>')),
  ),
  /** Hosts that third parties may send data to, and load images and frames from, in addition to their script hosts. */
  THIRD_PARTY_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(splitHosts),
    v.everyItem(isHostSource, 'must be host names, or *.<name> for all subdomains, separated by commas'),
  ),
  /** `off` blocks search engines, for copies of the site. */
  SITE_INDEXING: v.optional(choice(['on', 'off']), 'on'),
  /** For /.well-known/security.txt. */
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'must begin with mailto: or https:')),
    `mailto:${brand.email}`,
  ),
  /** Port of the Prometheus metrics; empty = disabled. Never the port of the site. */
  WEB_METRICS_PORT: offOr(portValue),
  METRICS_HOST: v.optional(hostValue, '127.0.0.1'),
  /** How long a stopping node still accepts requests while it reports that it is not ready. */
  STOP_NOTICE_SECONDS: v.optional(wholeNumber(0, 9), '0'),
  LOG_LEVEL: v.optional(choice(LOG_LEVELS), 'info'),
  ...traceEntries,
})

const EnvironmentSchema = v.pipe(
  entries,
  v.forward(
    v.partialCheck(
      [['HUMAN_CHECK_KEY'], ['HUMAN_CHECK_SECRET']],
      (set) => (set.HUMAN_CHECK_KEY === '') === (set.HUMAN_CHECK_SECRET === ''),
      'is needed together with HUMAN_CHECK_KEY',
    ),
    ['HUMAN_CHECK_SECRET'],
  ),
)
export type Environment = v.InferOutput<typeof EnvironmentSchema>

export const settingNames = Object.keys(entries.entries)

/** The parsed settings, with empty ones treated as missing, or one message for each that is missing or invalid. */
export function parseEnvironment(
  variables: NodeJS.ProcessEnv,
): { ok: true; environment: Environment } | { ok: false; errors: string[] } {
  // Compose passes unset variables as empty strings, and an empty host would mean every interface.
  const named = Object.fromEntries(settingNames.map((name) => [name, variables[name] || undefined]))
  const result = v.safeParse(EnvironmentSchema, named, { abortPipeEarly: true })
  if (result.success) {
    const errors = productionErrors(result.output, variables.NODE_ENV)
    return errors.length === 0 ? { ok: true, environment: result.output } : { ok: false, errors }
  }
  const errors = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`)
  return { ok: false, errors }
}

function productionErrors(
  { SITE_URL, CONTENT_API_KEY, STOCK_API_KEY }: Environment,
  mode: string | undefined,
): string[] {
  return mode === 'production' && isPublicSite(SITE_URL)
    ? secretErrors({ CONTENT_API_KEY, STOCK_API_KEY })
    : []
}
