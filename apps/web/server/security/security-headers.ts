import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'

export interface SecuritySettings {
  readonly siteUrl: string
  /** Where scripts in the browser ask; `/` is this site. */
  readonly browserBase: string
  readonly thirdParties: ThirdParties | null
  /** Names of hosts that the third parties send to, and take pictures and frames from. */
  readonly thirdPartyHosts: readonly string[]
  /** The script of the human check, where a service does it. */
  readonly checkScriptUrl: string | null
}

/** Where browsers tell what the policy has kept from happening. */
export const REPORTS_PATH = '/csp-reports'

/**
 * Nothing on our pages needs any of these, nor may a third party ask for them. Left are what films, sharing and copying
 * an address need. A name that a browser does not know any more is an error in its console, on every page: Chromium 156 has
 * taken out most of what was for advertisements.
 */
const withheld = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Two years: what browsers ask for before they know a site as always encrypted. */
const ENCRYPTED_SECONDS = 63_072_000

type Directives = Readonly<Record<string, readonly string[]>>
export type Headers = Readonly<Record<string, string>>

/** What every answer of the site tells browsers to refuse, by configuration and page. */
export class SecurityHeaders {
  readonly #settings: SecuritySettings
  readonly #isEncrypted: boolean

  constructor(settings: SecuritySettings) {
    this.#settings = settings
    this.#isEncrypted = settings.siteUrl.startsWith('https:')
  }

  /** Of whatever is no page: no document is made of it. Browsers ask for the site's icon beside a text all the same. */
  get ofEveryAnswer(): Headers {
    return {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': withheld.map((feature) => `${feature}=()`).join(', '),
      'content-security-policy':
        "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ...(this.#isEncrypted
        ? { 'strict-transport-security': `max-age=${ENCRYPTED_SECONDS}; includeSubDomains; preload` }
        : {}),
    }
  }

  /**
   * Of a page: the scripts that stand in it by their hashes, and what they bring themselves. A page is cached for
   * everybody, so no number can be used once (decision 0020).
   *
   * @param frames origins that may show the page in a frame
   */
  ofPage(html: string, frames: readonly string[] = []): Headers {
    const { browserBase, thirdParties, thirdPartyHosts, checkScriptUrl } = this.#settings
    const scripts = [thirdParties?.tagManager?.scriptUrl, thirdParties?.chat?.scriptUrl, checkScriptUrl]
    const origins = [...new Set(scripts.flatMap((url) => (url ? [new URL(url).origin] : [])))]
    const theirs = [...origins, ...thirdPartyHosts.map((host) => `https://${host}`)]
    const asked = browserBase === '/' ? [] : [new URL(browserBase).origin]
    const reported = thirdParties?.errorReports ? [new URL(thirdParties.errorReports.dsn).origin] : []
    const reporting = { 'report-to': ['csp'], 'report-uri': [REPORTS_PATH] }
    const typed = {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'rich-text', 'third-party'],
    }
    const strict = {
      'default-src': ["'none'"],
      'script-src': [...inlineScriptHashes(html), "'strict-dynamic'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', ...theirs],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'", ...asked, ...reported, ...theirs],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      ...(theirs.length > 0 ? { 'frame-src': theirs } : {}),
      'form-action': ["'self'"],
      'frame-ancestors': frames.length > 0 ? frames : ["'none'"],
      'base-uri': ["'none'"],
      ...(this.#isEncrypted ? { 'upgrade-insecure-requests': [] } : {}),
    }
    const isOursAlone = origins.length === 0
    return {
      'reporting-endpoints': `csp="${REPORTS_PATH}"`,
      'content-security-policy': policyOf({ ...strict, ...(isOursAlone ? typed : {}), ...reporting }),
      // What others' scripts write cannot be known before: there it is told, and not kept from happening.
      ...(isOursAlone ? {} : { 'content-security-policy-report-only': policyOf({ ...typed, ...reporting }) }),
    }
  }
}

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
