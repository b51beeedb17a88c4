import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'

export interface SecuritySettings {
  readonly siteUrl: string
  /** Base URL of data requests from browsers; `/` is this site. */
  readonly browserBaseUrl: string
  readonly thirdParties: ThirdParties | null
  /** Hosts that third parties send data to, and load images and frames from. */
  readonly thirdPartyHosts: readonly string[]
  /** The script of the CAPTCHA service, if one is configured. */
  readonly checkScriptUrl: string | null
}

/** Endpoint of CSP violation reports. */
export const REPORTS_PATH = '/csp-reports'

/**
 * Permissions that neither our pages nor third parties need. Video, sharing and the clipboard stay allowed. Unknown
 * names cause console errors on every page: Chromium 156 removed most advertising features.
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

/** Two years: the minimum for the HSTS preload list. */
const HSTS_SECONDS = 63_072_000

type Directives = Readonly<Record<string, readonly string[]>>
export type Headers = Readonly<Record<string, string>>

/** The security headers of every response, by configuration and page. */
export class SecurityHeaders {
  readonly #settings: SecuritySettings
  readonly #isEncrypted: boolean

  constructor(settings: SecuritySettings) {
    this.#settings = settings
    this.#isEncrypted = settings.siteUrl.startsWith('https:')
  }

  /** For responses other than pages. Browsers request the icon of the site for plain-text documents too. */
  get forEveryResponse(): Headers {
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
        ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains; preload` }
        : {}),
    }
  }

  /**
   * For a page: allows its inline scripts by hash, and the scripts that they load. Pages are cached for everyone, so
   * nonces are impossible (decision 0020).
   *
   * @param frames origins that may frame the page
   */
  forPage(html: Buffer, frames: readonly string[] = []): Headers {
    const { browserBaseUrl, thirdParties, thirdPartyHosts, checkScriptUrl } = this.#settings
    const scripts = [thirdParties?.tagManager?.scriptUrl, thirdParties?.chat?.scriptUrl, checkScriptUrl]
    const origins = [...new Set(scripts.flatMap((url) => (url ? [new URL(url).origin] : [])))]
    const thirdPartyOrigins = [...origins, ...thirdPartyHosts.map((host) => `https://${host}`)]
    const dataOrigins = browserBaseUrl === '/' ? [] : [new URL(browserBaseUrl).origin]
    const reportOrigins = thirdParties?.errorReports ? [new URL(thirdParties.errorReports.dsn).origin] : []
    const reporting = { 'report-to': ['csp'], 'report-uri': [REPORTS_PATH] }
    const typed = {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'rich-text', 'third-party'],
    }
    const strict = {
      'default-src': ["'none'"],
      'script-src': [...inlineScriptHashes(html), "'strict-dynamic'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', ...thirdPartyOrigins],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'", ...dataOrigins, ...reportOrigins, ...thirdPartyOrigins],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      ...(thirdPartyOrigins.length > 0 ? { 'frame-src': thirdPartyOrigins } : {}),
      'form-action': ["'self'"],
      'frame-ancestors': frames.length > 0 ? frames : ["'none'"],
      'base-uri': ["'none'"],
      ...(this.#isEncrypted ? { 'upgrade-insecure-requests': [] } : {}),
    }
    const hasNoThirdParty = origins.length === 0
    return {
      'reporting-endpoints': `csp="${REPORTS_PATH}"`,
      'content-security-policy': formatPolicy({ ...strict, ...(hasNoThirdParty ? typed : {}), ...reporting }),
      // Third-party scripts cannot satisfy Trusted Types, so with them violations are only reported.
      ...(hasNoThirdParty
        ? {}
        : { 'content-security-policy-report-only': formatPolicy({ ...typed, ...reporting }) }),
    }
  }
}

function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
