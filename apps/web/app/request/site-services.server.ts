import { RouterContextProvider } from 'react-router'
import { contentClient } from '#app/content/content-client.server.ts'
import { ContentReader } from '#app/content/content-reader.server.ts'
import { UnknownBlocks } from '#app/content/unknown-blocks.server.ts'
import { FormReceipts } from '#app/forms/form-receipts.server.ts'
import type { HumanCheck } from '#app/forms/human-check/human-check.server.ts'
import { defaultLocale, type Locale } from '#app/i18n/locales.ts'
import { previewPath } from '#app/i18n/preview-path.server.ts'
import { marketClient } from '#app/market/market-client.server.ts'
import { RequestBudget } from '#app/upstream/request-budget.server.ts'
import type { ServiceClient } from '#app/upstream/service-client.server.ts'
import type { CircuitName, FeedName } from '#app/upstream/service-names.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import { type Clients, createClients, createHumanCheck } from './create-clients.server.ts'
import { loadSiteChrome } from './load-site-chrome.server.ts'
import { newPageFacts, type PageFacts } from './page-facts.ts'
import type { PreviewFacts, PreviewRequest } from './preview.ts'
import { RedirectRules } from './redirect-rules.server.ts'
import { requestContext, type ShownOutage } from './request-context.server.ts'
import {
  chooseText,
  findOutage,
  indonesianMark,
  type StatusSnapshot,
  unknownStatus,
} from './service-status.ts'
import { reportContext, requestIdContext, type Site } from './site-context.ts'
import type { SiteServicesOptions } from './site-services-options.ts'

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

function describeOutage(locale: Locale, snapshot: StatusSnapshot): ShownOutage | null {
  const outage = findOutage(snapshot, new Date())
  if (outage === null) return null
  const { text, isForeign } = chooseText(locale, outage.title, outage.titleEn)
  return isForeign ? { text, mark: ` · ${indonesianMark}` } : { text }
}

/** What all requests share. */
interface SharedServices {
  readonly clients: Clients
  readonly humanCheck: HumanCheck
  readonly receipts: FormReceipts
  readonly unknownBlocks: UnknownBlocks
  readonly redirects: RedirectRules
}

interface SiteRequest {
  readonly locale: Locale
  readonly visitor: string | null
  readonly facts: PageFacts
  readonly preview: PreviewRequest | null
  readonly budgets: RequestBudgets
}

function createSite(
  { clients, unknownBlocks }: SharedServices,
  { locale, visitor, facts, preview, budgets }: SiteRequest,
): Site {
  const addTags = (tags: readonly string[]) => {
    for (const tag of tags) {
      facts.tags.add(tag)
    }
  }
  const now = new Date()
  const reader = new ContentReader({
    service: (preview ? clients.createPreview(preview) : clients.content).forPage(budgets.content),
    locale,
    addTags,
    uncached: { service: clients.writing, visitor },
  })
  return {
    locale,
    content: contentClient(reader, unknownBlocks),
    market: marketClient(clients.market.forPage(budgets.market), addTags, now),
    now,
    orNull: (value) => orNull(value, facts),
  }
}

/** @param requestId the request ID in the logs; null without a request */
function createContext(
  options: SiteServicesOptions,
  shared: SharedServices,
  {
    facts,
    preview,
    requestId,
  }: Pick<SiteRequest, 'facts' | 'preview'> & { readonly requestId: string | null },
): RouterContextProvider {
  const { siteUrl, browserBaseUrl, thirdParties, report, compileMs = 0 } = options
  const { serviceStatus = () => unknownStatus } = options
  const budgets: RequestBudgets = {
    content: new RequestBudget(facts.maxWaitMs ?? budgetMs.content + compileMs),
    market: new RequestBudget(budgetMs.market + compileMs),
  }
  const createContent = (locale: Locale, shown: PreviewRequest | null) =>
    createSite(shared, { locale, visitor: null, facts, preview: shown, budgets }).content
  /** The layout is the published one around a draft, except for the draft of the menu. */
  const layoutPreview = preview?.claims.collection === 'menu' ? preview : null
  const loadLayout = async (locale: Locale) => {
    const loaded = await loadSiteChrome(createContent(locale, layoutPreview), locale, facts)
    // The menu may be outdated.
    facts.isPartial ||= budgets.content.isUsedUp
    const outage = describeOutage(locale, serviceStatus())
    return { ...loaded, siteUrl, browserBaseUrl, thirdParties, outage }
  }
  const layouts: Partial<Record<Locale, ReturnType<typeof loadLayout>>> = {}
  const context = new RouterContextProvider()
  context.set(requestIdContext, requestId)
  context.set(reportContext, report)
  context.set(requestContext, {
    siteFor: (locale, visitor = null) => createSite(shared, { locale, visitor, facts, preview, budgets }),
    humanCheck: shared.humanCheck,
    receipts: shared.receipts,
    preview: preview && previewFacts(preview),
    serviceStatus,
    layoutData: (locale) => {
      // The middleware and the layout need it.
      layouts[locale] ??= loadLayout(locale)
      return layouts[locale]
    },
    redirectFor: async (address) => {
      // Set without a matching rule too: a later rule may redirect this page.
      facts.tags.add(REDIRECTS_TAG)
      const list = await orNull(createContent(defaultLocale, null).redirects(), facts)
      facts.isPartial ||= budgets.content.isUsedUp
      return list && shared.redirects.find(list, address)
    },
    preserveQuery: () => {
      facts.preservesQuery = true
    },
    setShareImage: (share) => {
      facts.share = share
    },
  })
  return context
}

/** Created once at startup; returns the context of each request for its page facts. */
export function siteServices(options: SiteServicesOptions) {
  const { siteUrl, redirectHosts: hosts, report } = options
  const clients = createClients(options)
  const { content, writing, market } = clients
  const shared: SharedServices = {
    clients,
    humanCheck: createHumanCheck(options, writing),
    receipts: new FormReceipts(options.contentApiKey),
    unknownBlocks: new UnknownBlocks(report),
    redirects: new RedirectRules({ siteUrl, hosts, report }),
  }
  const readers: Readonly<Record<FeedName, ServiceClient>> = { content, market }
  const contextFor = (
    facts: PageFacts,
    preview: PreviewRequest | null = null,
    requestId: string | null = null,
  ) => createContext(options, shared, { facts, preview, requestId })
  return {
    contextFor,
    /** Call it after a change event of a service. */
    invalidate(name: FeedName, tags: readonly string[]): void {
      readers[name].invalidate(tags)
      if (name === 'content' && tags.includes(REDIRECTS_TAG)) {
        // Loaded at once, so that a new redirect works even if the CMS fails before the next page.
        const { redirectFor } = contextFor(newPageFacts()).get(requestContext)
        redirectFor({ pathname: '/', search: '' }).catch(report)
      }
    },
    /** Call it when the feed of a service is connected again. */
    closeCircuit(name: FeedName): void {
      readers[name].closeCircuit()
      if (name === 'content') {
        writing.closeCircuit()
      }
    },
    /** The state of each circuit breaker; writes have their own. */
    circuits(): { readonly service: CircuitName; readonly isOpen: boolean }[] {
      return [
        { service: 'content', isOpen: content.isOpen },
        { service: 'content-writing', isOpen: writing.isOpen },
        { service: 'market', isOpen: market.isOpen },
      ]
    },
    /** Call it after missed change events. */
    invalidateAll(): void {
      content.invalidateAll()
      market.invalidateAll()
    },
    /** Call it after a service has got another database; also clears last known good responses. */
    purge(): void {
      content.purge()
      market.purge()
    },
  }
}
