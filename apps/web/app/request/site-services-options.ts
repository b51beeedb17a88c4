import type { CheckService } from '#app/forms/human-check/service-verdict.server.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import type { CallInstrumentation } from '#app/upstream/call-instrumentation.ts'
import type { LastKnownGoodStore } from '#app/upstream/service-client.server.ts'
import type { StatusSnapshot } from './service-status.ts'

export interface SiteServicesOptions {
  readonly contentApiUrl: string
  readonly contentApiKey: string
  readonly stockApiUrl: string
  readonly stockApiKey: string
  /** The public base URL of the site without a trailing slash, for canonical links. */
  readonly siteUrl: string
  /** Exact host names that editors' redirects may lead to, besides the site's own. */
  readonly redirectHosts: ReadonlySet<string>
  /** Base URL of data requests from browsers; `/` is this site. */
  readonly browserBaseUrl: string
  /** Whether upstream responses are cached for seconds. */
  readonly cachesResponses: boolean
  /** The CAPTCHA service; null for our own check. */
  readonly checkService: CheckService | null
  /** Null if none is configured. */
  readonly thirdParties: ThirdParties | null
  /** Stores last known good responses of the CMS for the next process. */
  readonly lastKnownGood?: LastKnownGoodStore | null
  /** What the node knows about the service; absent in development. */
  readonly serviceStatus?: () => StatusSnapshot
  /** Reports unexpected errors. */
  readonly report: (error: unknown) => void
  /** Instruments each upstream call; absent without instrumentation. */
  readonly instrument?: CallInstrumentation
  /** Added to every time limit for compilation of a service. Development only. */
  readonly compileMs?: number
}
