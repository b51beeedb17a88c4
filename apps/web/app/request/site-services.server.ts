import { HumanCheckUseVerdictSchema } from '@site/contracts/content/forms.ts'
import { PREVIEW_HEADER } from '@site/contracts/preview-token.ts'
import { RouterContextProvider } from 'react-router'
import { contentClient } from '#app/content/content-client.server.ts'
import { UnknownBlocks } from '#app/content/unknown-blocks.server.ts'
import { HumanCheck } from '#app/forms/human-check/human-check.server.ts'
import type { CheckService } from '#app/forms/human-check/service-verdict.server.ts'
import { defaultLocale, type Locale } from '#app/i18n/locales.ts'
import { previewPath } from '#app/i18n/preview-path.server.ts'
import { marketClient } from '#app/market/market-client.server.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'
import { type CallInstrumentation, noInstrumentation } from '#app/upstream/call-instrumentation.ts'
import { RequestBudget } from '#app/upstream/request-budget.server.ts'
import type { LastKnownGoodStore } from '#app/upstream/service-client.server.ts'
import { ServiceClient, type ServiceOptions } from '#app/upstream/service-client.server.ts'
import type { CircuitName, FeedName } from '#app/upstream/service-names.ts'
import { isServiceUnavailable, serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { loadSiteChrome } from './load-site-chrome.server.ts'
import { newPageFacts, type PageFacts } from './page-facts.ts'
import type { PreviewFacts, PreviewRequest } from './preview.ts'
import { RedirectRules } from './redirect-rules.server.ts'
import { requestContext } from './request-context.server.ts'
import { reportContext, requestIdContext, type Site } from './site-context.ts'

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
  /** Reports unexpected errors. */
  readonly report: (error: unknown) => void
  /** Instruments each upstream call; absent without instrumentation. */
  readonly instrument?: CallInstrumentation
  /** Added to every time limit for compilation of a service. Development only. */
  readonly compileMs?: number
}

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

/** Time budget of a page per service: little more than one call that times out. */
const budgetMs = { content: 2_500, market: 2_000 } as const

const REDIRECTS_TAG = 'list:redirects'

interface RequestBudgets {
  readonly content: RequestBudget
  readonly market: RequestBudget
}

function previewFacts({ token, claims }: PreviewRequest): PreviewFacts {
  return {
    endsAt: new Date(claims.exp * 1000).toISOString(),
    paths: { id: previewPath(claims, token, 'id'), en: previewPath(claims, token, 'en') },
    frames: claims.frames,
  }
}

/** The value; if its service is unavailable, null, and the page is not cached. */
async function orNull<Value>(value: Promise<Value>, facts: PageFacts): Promise<Value | null> {
  try {
    return await value
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    facts.isPartial = true
    return null
  }
}

/** Created once at startup; returns the context of each request for its page facts. */
export function siteServices(options: SiteServicesOptions) {
  const { instrument = noInstrumentation, compileMs = 0, cachesResponses, report } = options
  const toLimits = ({ deadlineMs, maxInFlight }: Pick<ServiceOptions, 'deadlineMs' | 'maxInFlight'>) => ({
    deadlineMs: deadlineMs + compileMs,
    maxInFlight,
  })
  const common = { cachesResponses, report, instrument }
  const contentOptions = {
    ...common,
    name: 'content',
    baseUrl: `${options.contentApiUrl}/site`,
    key: options.contentApiKey,
    ...toLimits(limits.content),
  }
  const contentService = new ServiceClient({
    ...contentOptions,
    lastKnownGood: options.lastKnownGood ?? null,
  })
  // Separate from reads, so that failing pages do not block forms, and vice versa.
  const writingService = new ServiceClient({
    ...contentOptions,
    ...toLimits(limits.writing),
    cachesResponses: false,
  })
  const humanCheck = new HumanCheck({
    secret: options.contentApiKey,
    service: options.checkService,
    claim: async (use) => {
      const verdict = await writingService.post('/human-check-uses', use, HumanCheckUseVerdictSchema)
      if (verdict === null) {
        report(new Error('The CMS has no endpoint for used CAPTCHA answers.'))
        throw serviceUnavailable()
      }
      return verdict.isFree
    },
    report,
  })
  const marketService = new ServiceClient({
    ...common,
    name: 'market',
    baseUrl: options.stockApiUrl,
    key: options.stockApiKey,
    ...toLimits(limits.market),
  })
  const readers: Readonly<Record<FeedName, ServiceClient>> = {
    content: contentService,
    market: marketService,
  }
  const unknownBlocks = new UnknownBlocks(report)
  const redirects = new RedirectRules({
    siteUrl: options.siteUrl,
    hosts: options.redirectHosts,
    report,
  })

  /** Separate from visitors' requests: drafts are never cached, and a failing draft opens no circuit. */
  function previewService({ token }: PreviewRequest): ServiceClient {
    return new ServiceClient({
      ...contentOptions,
      cachesResponses: false,
      headers: { [PREVIEW_HEADER]: token },
    })
  }

  function siteFor(
    locale: Locale,
    visitor: string | null,
    facts: PageFacts,
    preview: PreviewRequest | null,
    budgets: RequestBudgets,
  ): Site {
    const addTags = (tags: readonly string[]) => {
      for (const tag of tags) {
        facts.tags.add(tag)
      }
    }
    const now = new Date()
    return {
      locale,
      content: contentClient(
        (preview ? previewService(preview) : contentService).forPage(budgets.content),
        locale,
        addTags,
        { service: writingService, visitor },
        unknownBlocks,
      ),
      market: marketClient(marketService.forPage(budgets.market), addTags, now),
      now,
      orNull: (value) => orNull(value, facts),
    }
  }

  const services = {
    /** @param requestId the request ID in the logs; null without a request */
    contextFor(
      facts: PageFacts,
      preview: PreviewRequest | null = null,
      requestId: string | null = null,
    ): RouterContextProvider {
      const budgets: RequestBudgets = {
        content: new RequestBudget(budgetMs.content + compileMs),
        market: new RequestBudget(budgetMs.market + compileMs),
      }
      const contentFor = (locale: Locale, shown: PreviewRequest | null) =>
        siteFor(locale, null, facts, shown, budgets).content
      /** The layout is the published one around a draft, except for the draft of the menu. */
      const layoutPreview = preview?.claims.collection === 'menu' ? preview : null
      const context = new RouterContextProvider()
      context.set(requestIdContext, requestId)
      context.set(reportContext, report)
      context.set(requestContext, {
        siteFor: (locale, visitor = null) => siteFor(locale, visitor, facts, preview, budgets),
        humanCheck,
        preview: preview && previewFacts(preview),
        layoutData: async (locale) => {
          const loaded = await loadSiteChrome(contentFor(locale, layoutPreview), locale, facts)
          // The menu may be outdated.
          facts.isPartial ||= budgets.content.isUsedUp
          const { siteUrl, browserBaseUrl, thirdParties } = options
          return { ...loaded, siteUrl, browserBaseUrl, thirdParties }
        },
        redirectFor: async (address) => {
          // Set without a matching rule too: a later rule may redirect this page.
          facts.tags.add(REDIRECTS_TAG)
          const list = await orNull(contentFor(defaultLocale, null).redirects(), facts)
          facts.isPartial ||= budgets.content.isUsedUp
          return list && redirects.find(list, address)
        },
        preserveQuery: () => {
          facts.preservesQuery = true
        },
        setShareImage: (share) => {
          facts.share = share
        },
      })
      return context
    },
    /** Call it after a change event of a service. */
    invalidate(name: FeedName, tags: readonly string[]): void {
      readers[name].invalidate(tags)
      if (name === 'content' && tags.includes(REDIRECTS_TAG)) {
        // Loaded at once, so that a new redirect works even if the CMS fails before the next page.
        const { redirectFor } = services.contextFor(newPageFacts()).get(requestContext)
        redirectFor({ pathname: '/', search: '' }).catch(report)
      }
    },
    /** Call it when the feed of a service is connected again. */
    closeCircuit(name: FeedName): void {
      readers[name].closeCircuit()
      if (name === 'content') {
        writingService.closeCircuit()
      }
    },
    /** The state of each circuit breaker; writes have their own. */
    circuits(): { readonly service: CircuitName; readonly isOpen: boolean }[] {
      return [
        { service: 'content', isOpen: contentService.isOpen },
        { service: 'content-writing', isOpen: writingService.isOpen },
        { service: 'market', isOpen: marketService.isOpen },
      ]
    },
    /** Call it after missed change events. */
    invalidateAll(): void {
      contentService.invalidateAll()
      marketService.invalidateAll()
    },
    /** Call it after a service has got another database; also clears last known good responses. */
    purge(): void {
      contentService.purge()
      marketService.purge()
    },
  }
  return services
}
