import { AnswerUseVerdictSchema } from '@site/contracts/content/forms.ts'
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
import { type CallWatch, unwatched } from '#app/upstream/call-watch.ts'
import { PageTime } from '#app/upstream/page-time.server.ts'
import type { LastAnswers } from '#app/upstream/service-client.server.ts'
import { ServiceClient, type ServiceOptions } from '#app/upstream/service-client.server.ts'
import type { CircuitName, FeedName } from '#app/upstream/service-names.ts'
import { isServiceUnavailable, serviceUnavailable } from '#app/upstream/upstream-error.ts'
import type { PageFacts } from './page-facts.ts'
import { pageShell } from './page-shell.server.ts'
import type { PreviewFacts, PreviewRequest } from './preview.ts'
import { RedirectRules } from './redirect-rules.server.ts'
import { requestContext } from './request-context.server.ts'
import { reportContext, requestNumberContext, type Site } from './site-context.ts'

export interface SiteServicesOptions {
  readonly contentApiUrl: string
  readonly contentApiKey: string
  readonly stockApiUrl: string
  readonly stockApiKey: string
  /** The site's public address without a slash at the end, for canonical links. */
  readonly siteUrl: string
  /** Exact names of the hosts that editors' redirects may lead to, beside the site's own. */
  readonly redirectHosts: ReadonlySet<string>
  /** Where scripts in the browser ask; `/` is this site. */
  readonly browserBase: string
  /** Whether the services' answers are kept for seconds. */
  readonly keepsAnswers: boolean
  /** The human check of a service; null for our own. */
  readonly checkService: CheckService | null
  /** Null where none is configured. */
  readonly thirdParties: ThirdParties | null
  /** Where the content service's lasting answers are stored for the next process. */
  readonly lastAnswers?: LastAnswers
  /** Where unexpected errors go. */
  readonly report: (error: unknown) => void
  /** Told of each call to a service; absent where nobody watches. */
  readonly watch?: CallWatch
  /** Added to every time limit: how long a service may compile its answer. For development only. */
  readonly compileMs?: number
  /** Sends the requests to the services; the global one by default. */
  readonly fetch?: typeof globalThis.fetch
}

/** The longest that a call may take, and how many may be under way at once. */
const limits = {
  content: { deadlineMs: 2_000, maxInFlight: 64 },
  market: { deadlineMs: 1_500, maxInFlight: 64 },
  /**
   * A form that timed out leaves its sender in doubt, so it may wait longer than any page, and as long as the last of two
   * hundred who press at once has to wait for the others.
   */
  writing: { deadlineMs: 10_000, maxInFlight: 512 },
} as const

/** The longest that a page waits for each service in all: little more than for one call that is not answered. */
const pageMs = { content: 2_500, market: 2_000 } as const

const REDIRECTS_TAG = 'list:redirects'

interface PageTimes {
  readonly content: PageTime
  readonly market: PageTime
}

function previewFacts({ token, claims }: PreviewRequest): PreviewFacts {
  return {
    endsAt: new Date(claims.exp * 1000).toISOString(),
    paths: { id: previewPath(claims, token, 'id'), en: previewPath(claims, token, 'en') },
    frames: claims.frames,
  }
}

/** The value; null, and the page is not cached, where its service does not answer. */
async function orUnavailable<Value>(value: Promise<Value>, facts: PageFacts): Promise<Value | null> {
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

/** Made once when the server starts; the server hands each request's facts in and gets its context back. */
export function siteServices(options: SiteServicesOptions) {
  const { watch = unwatched, compileMs = 0, fetch = globalThis.fetch } = options
  const within = ({ deadlineMs, maxInFlight }: Pick<ServiceOptions, 'deadlineMs' | 'maxInFlight'>) => ({
    deadlineMs: deadlineMs + compileMs,
    maxInFlight,
  })
  const contentOptions = {
    name: 'content',
    baseUrl: `${options.contentApiUrl}/site`,
    key: options.contentApiKey,
    ...within(limits.content),
    fetch,
    keepsAnswers: options.keepsAnswers,
    report: options.report,
    watch,
  }
  const contentService = new ServiceClient({
    ...contentOptions,
    ...(options.lastAnswers === undefined ? {} : { lastAnswers: options.lastAnswers }),
  })
  // Apart from the readers', whose failures must not keep a form from being sent, nor the other way round.
  const writingService = new ServiceClient({
    ...contentOptions,
    ...within(limits.writing),
    keepsAnswers: false,
  })
  const humanCheck = new HumanCheck({
    secret: options.contentApiKey,
    service: options.checkService,
    claim: async (use) => {
      const verdict = await writingService.post('/answer-uses', use, AnswerUseVerdictSchema)
      if (verdict === null) {
        options.report(new Error('The content service does not remember answers to the human check.'))
        throw serviceUnavailable()
      }
      return verdict.isFree
    },
    report: options.report,
  })
  const marketService = new ServiceClient({
    name: 'market',
    baseUrl: options.stockApiUrl,
    key: options.stockApiKey,
    ...within(limits.market),
    fetch,
    keepsAnswers: options.keepsAnswers,
    report: options.report,
    watch,
  })
  const readers: Readonly<Record<FeedName, ServiceClient>> = {
    content: contentService,
    market: marketService,
  }
  const unknownBlocks = new UnknownBlocks(options.report)
  const redirects = new RedirectRules({
    siteUrl: options.siteUrl,
    hosts: options.redirectHosts,
    report: options.report,
  })

  /** Apart from the visitors': what it answers is kept by nobody, and an unfinished draft opens no circuit. */
  function previewService({ token }: PreviewRequest): ServiceClient {
    return new ServiceClient({ ...contentOptions, keepsAnswers: false, headers: { [PREVIEW_HEADER]: token } })
  }

  function siteFor(
    locale: Locale,
    visitor: string | null,
    facts: PageFacts,
    preview: PreviewRequest | null,
    time: PageTimes,
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
        (preview ? previewService(preview) : contentService).forPage(time.content),
        locale,
        addTags,
        { service: writingService, visitor },
        unknownBlocks,
      ),
      market: marketClient(marketService.forPage(time.market), addTags, now),
      now,
      orUnavailable: (value) => orUnavailable(value, facts),
    }
  }

  return {
    /** @param requestNumber what the request is called in the logs; null where nobody has sent one */
    contextFor(
      facts: PageFacts,
      preview: PreviewRequest | null = null,
      requestNumber: string | null = null,
    ): RouterContextProvider {
      const time: PageTimes = {
        content: new PageTime(pageMs.content + compileMs),
        market: new PageTime(pageMs.market + compileMs),
      }
      /** What stands around a page is the published one, also around a draft. */
      const published = (locale: Locale) => siteFor(locale, null, facts, null, time).content
      const context = new RouterContextProvider()
      context.set(requestNumberContext, requestNumber)
      context.set(reportContext, options.report)
      context.set(requestContext, {
        siteFor: (locale, visitor = null) => siteFor(locale, visitor, facts, preview, time),
        humanCheck,
        preview: preview && previewFacts(preview),
        frame: async (locale) => {
          const shell = await pageShell(published(locale), locale, facts)
          // There may be a newer one by now.
          facts.isPartial ||= time.content.isOver
          const { siteUrl, browserBase, thirdParties } = options
          return { ...shell, siteUrl, browserBase, thirdParties }
        },
        redirectFor: async (address) => {
          // Also where no rule concerns this page: one that is added later may lead away from it.
          facts.tags.add(REDIRECTS_TAG)
          const list = await orUnavailable(published(defaultLocale).redirects(), facts)
          facts.isPartial ||= time.content.isOver
          return list && redirects.find(list, address)
        },
        preserveQuery: () => {
          facts.preservesQuery = true
        },
        noteShare: (share) => {
          facts.share = share
        },
      })
      return context
    },
    /** After a change that a service's feed named. */
    forget(name: FeedName, tags: readonly string[]): void {
      readers[name].forget(tags)
    },
    /** A service that was gone is heard again. */
    serviceIsBack(name: FeedName): void {
      readers[name].serviceIsBack()
      if (name === 'content') {
        writingService.serviceIsBack()
      }
    },
    /** Which services are not asked at the moment because they keep failing: posts have a circuit of their own. */
    circuits(): { readonly service: CircuitName; readonly isOpen: boolean }[] {
      return [
        { service: 'content', isOpen: contentService.isOpen },
        { service: 'content-writing', isOpen: writingService.isOpen },
        { service: 'market', isOpen: marketService.isOpen },
      ]
    },
    /** After a time without news of changes. */
    forgetAll(): void {
      contentService.forgetAll()
      marketService.forgetAll()
    },
    /** After a service has got another database: also what stands in while a service is away. */
    purge(): void {
      contentService.purge()
      marketService.purge()
    },
  }
}
