import { HumanCheckUseVerdictSchema } from '@site/contracts/content/forms.ts'
import { PREVIEW_HEADER } from '@site/contracts/preview-token.ts'
import { HumanCheck } from '#app/forms/human-check/human-check.server.ts'
import { noInstrumentation } from '#app/upstream/call-instrumentation.ts'
import { ServiceClient, type ServiceOptions } from '#app/upstream/service-client.server.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import type { PreviewRequest } from './preview.ts'
import type { SiteServicesOptions } from './site-services-options.ts'

/** Max duration of a call, and max concurrent calls. */
const limits = {
  content: { deadlineMs: 2_000, maxInFlight: 64 },
  market: { deadlineMs: 1_500, maxInFlight: 64 },
  /**
   * A timed-out form leaves its sender in doubt, so it may take longer than a page: the last of 200 concurrent
   * submissions must get through.
   */
  writing: { deadlineMs: 10_000, maxInFlight: 512 },
} as const

export interface Clients {
  readonly content: ServiceClient
  /** Separate from reads, so that failing pages do not block forms, and vice versa. */
  readonly writing: ServiceClient
  readonly market: ServiceClient
  /** Separate from visitors' requests: drafts are never cached, and a failing draft opens no circuit. */
  readonly createPreview: (preview: PreviewRequest) => ServiceClient
}

export function createClients(options: SiteServicesOptions): Clients {
  const { instrument = noInstrumentation, compileMs = 0, cachesResponses, report } = options
  const extend = ({ deadlineMs, maxInFlight }: Pick<ServiceOptions, 'deadlineMs' | 'maxInFlight'>) => ({
    deadlineMs: deadlineMs + compileMs,
    maxInFlight,
  })
  const common = { cachesResponses, report, instrument }
  const contentOptions = {
    ...common,
    name: 'content',
    baseUrl: `${options.contentApiUrl}/site`,
    key: options.contentApiKey,
    ...extend(limits.content),
  }
  return {
    content: new ServiceClient({
      ...contentOptions,
      lastKnownGood: options.lastKnownGood ?? null,
    }),
    writing: new ServiceClient({
      ...contentOptions,
      ...extend(limits.writing),
      cachesResponses: false,
    }),
    market: new ServiceClient({
      ...common,
      name: 'market',
      baseUrl: options.stockApiUrl,
      key: options.stockApiKey,
      ...extend(limits.market),
    }),
    createPreview: ({ token }) =>
      new ServiceClient({
        ...contentOptions,
        cachesResponses: false,
        headers: { [PREVIEW_HEADER]: token },
      }),
  }
}

export function createHumanCheck(
  { contentApiKey, checkService, report }: SiteServicesOptions,
  writing: ServiceClient,
): HumanCheck {
  return new HumanCheck({
    secret: contentApiKey,
    service: checkService,
    claim: async (use) => {
      const verdict = await writing.post('/human-check-uses', use, HumanCheckUseVerdictSchema)
      if (verdict === null) {
        report(new Error('The CMS has no endpoint for used CAPTCHA answers.'))
        throw serviceUnavailable()
      }
      return verdict.isFree
    },
    report,
  })
}
