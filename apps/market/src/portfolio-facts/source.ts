import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { HeldShare, HolderDividend } from '@site/contracts/market/portfolio-facts.ts'
import { computePerShareFactor } from '@site/finance/share-change.ts'
import { daysBefore } from '#market/calendar/days.ts'
import { loadActionsForHolders } from '#market/corporate-actions/source.ts'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { CompanyFigures, Figures } from '#market/figures/market-figures.ts'
import { loadPriceEvents, type PriceEvent, shareEventsBetween } from '#market/figures/price-events.ts'
import { findKnownPrice } from '#market/figures/stated-closes.ts'

const shownDays = 366

/** Every share, also delisted ones, which a holder may still have. */
export async function loadHeldShares(
  database: MarketDatabase,
  { companies }: Figures,
  today: string,
): Promise<HeldShare[]> {
  const since = daysBefore(today, shownDays)
  const [actions, events] = await Promise.all([
    loadActionsForHolders(database, since, today),
    loadPriceEvents(
      database,
      companies.map(({ row }) => row.ticker),
    ),
  ])
  const byTicker = Map.groupBy(actions, ({ ticker }) => ticker)
  return companies.map((company) => {
    const { ticker } = company.row
    return describeShare(company, {
      actions: byTicker.get(ticker) ?? [],
      events: events.get(ticker) ?? [],
      since,
    })
  })
}

interface ShareData {
  readonly actions: readonly CorporateAction[]
  readonly events: readonly PriceEvent[]
  readonly since: string
}

function describeShare({ row, notations }: CompanyFigures, { actions, events, since }: ShareData): HeldShare {
  const { quote, statedClose } = row
  const isKnown = findKnownPrice(quote, statedClose) !== null
  return {
    ticker: row.ticker,
    slug: row.slug,
    shortName: row.shortName,
    name: row.name,
    sector: row.sector?.code ?? null,
    board: row.board?.code ?? null,
    quote: quote && isKnown ? { date: quote.date, close: quote.close, change: quote.change } : null,
    isSharia: row.isSharia,
    notations: [...notations],
    suspendedSince: row.suspendedSince,
    delistedOn: row.delistedOn,
    changes: quote === null ? [] : listChanges(events, since, quote.date),
    dividends: actions.flatMap(toDividend),
    meetings: actions.flatMap((action) =>
      action.kind === 'general-meeting' && action.meetingAt !== null
        ? [{ id: action.id, at: action.meetingAt }]
        : [],
    ),
  }
}

function listChanges(events: readonly PriceEvent[], since: string, until: string): HeldShare['changes'] {
  const broken = new Set(
    events.flatMap((event) => (event.kind === 'unknown' && !event.isAdjusted ? [event.day] : [])),
  )
  return shareEventsBetween(events, since, until)
    .map((event) => ({
      day: event.day,
      factor: broken.has(event.day) ? null : computePerShareFactor([event]),
    }))
    .filter(({ factor }) => factor !== 1)
}

function toDividend(action: CorporateAction): HolderDividend[] {
  if (action.kind !== 'dividend' || action.form !== 'cash') return []
  const { id, cumDateRegular, exDateRegular, paymentDate, amountPerShare, currency, exchangeRate } = action
  return [
    {
      id,
      cumDate: cumDateRegular,
      exDate: exDateRegular,
      paymentDate,
      amount: amountPerShare,
      currency,
      exchangeRate,
    },
  ]
}
