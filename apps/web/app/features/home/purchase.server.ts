import type { Fee } from '@site/contracts/content/fees.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { SnapshotCompany } from '@site/contracts/market/snapshot.ts'
import { findBreakEven } from '@site/finance/break-even.ts'
import { lot } from '@site/finance/lots-and-ticks.ts'
import { tradingRatesOn } from '@site/finance/trading-rates.ts'
import { transactionCost } from '@site/finance/transaction-cost.ts'
import { formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { describeUntraded } from '#app/market/untraded-notice.ts'
import { costNames } from '#app/page-parts/cost-receipt.tsx'
import { earlierEntries } from '#app/page-parts/earlier-entries.ts'
import { entryErrors } from '#app/page-parts/entry-errors.ts'
import { appFee } from '#app/page-parts/lot-cost.ts'
import { lotsField, readField } from '#app/page-parts/read-field.ts'
import type { Site } from '#app/request/site-context.ts'
import type { Purchase, PurchaseReceipt } from './purchase.ts'
import { purchaseCopy } from './purchase-copy.server.ts'

const EXAMPLE_LOTS = 10
/** In rupiah, without market data or for an adjusted close that nobody can order at. */
const ROUND_PRICE = 1000

interface ShareClose {
  readonly ticker: string
  readonly date: string
  readonly close: number
}

interface Order {
  /** null: an example without a share. */
  readonly share: ShareClose | null
  readonly lots: number
}

interface QuotedCompany {
  readonly latestPrice: { readonly date: string; readonly close: number } | null
  readonly suspension: { readonly since: string } | null
  readonly delistedOn: string | null
}

/** The part of the site that a purchase needs. */
interface PurchaseSite extends Pick<Site, 'locale' | 'now' | 'orNull'> {
  readonly content: { fees(): Promise<readonly Fee[]> }
  readonly market: { company(ticker: string): Promise<QuotedCompany | null> }
}

export type PurchaseExample = NonNullable<ReturnType<typeof purchaseExample>>

/** The receipt before anybody types, with what its fields show; null while no fee is stated. */
export function purchaseExample(
  locale: Locale,
  fees: readonly Fee[],
  today: string,
  company: Pick<SnapshotCompany, 'ticker' | 'quote'> | undefined,
) {
  const share =
    company && Number.isInteger(company.quote.close) ? { ticker: company.ticker, ...company.quote } : null
  const receipt = describePurchase(locale, { share, lots: EXAMPLE_LOTS }, fees, today)
  return receipt && { ticker: share?.ticker ?? '', lots: formatNumber(locale, EXAMPLE_LOTS), receipt }
}

/** What the typed purchase costs at the last close of its share, or what is wrong with an entry. */
export async function readPurchase(site: PurchaseSite, search: URLSearchParams): Promise<Purchase> {
  const { locale, now, content, market, orNull } = site
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_COMPANY_TEXT)
  const ticker = readField(locale, { kind: 'ticker' }, read('ticker'), null)
  const lots = readField(locale, lotsField, read('lots'), null)
  const name = typeof ticker.value === 'string' ? ticker.value : null
  const [fees, found] = await Promise.all([
    orNull(content.fees()),
    name === null ? null : orNull(market.company(name).then((company) => ({ company }))),
  ])
  const today = dayInJakarta(now)
  const share =
    name === null ? (ticker.error ?? entryErrors[locale].required) : findShare(locale, name, found, today)
  const errors: Purchase['errors'] = [
    ...(typeof share === 'string' ? [{ name: 'ticker' as const, message: share }] : []),
    ...(lots.error === undefined ? [] : [{ name: 'lots' as const, message: lots.error }]),
  ]
  const isComplete = typeof share !== 'string' && typeof lots.value === 'number'
  return {
    errors,
    receipt: isComplete ? describePurchase(locale, { share, lots: lots.value }, fees ?? [], today) : null,
  }
}

/** The last close of a share, or why it cannot be bought at one; `found` is null if the market data is unavailable. */
function findShare(
  locale: Locale,
  ticker: string,
  found: { readonly company: QuotedCompany | null } | null,
  today: string,
): ShareClose | string {
  const noClose = purchaseCopy[locale].noClose(ticker)
  if (found === null) return noClose
  if (found.company === null) return entryErrors[locale].noCompany(ticker)
  const { latestPrice, suspension, delistedOn } = found.company
  const trading = { latestPrice, suspendedSince: suspension?.since ?? null, delistedOn }
  const untraded = describeUntraded(locale, ticker, trading, today)
  if (untraded !== null) return untraded
  return latestPrice !== null && Number.isInteger(latestPrice.close) ? { ticker, ...latestPrice } : noClose
}

function describePurchase(
  locale: Locale,
  { share, lots }: Order,
  fees: readonly Fee[],
  today: string,
): PurchaseReceipt | null {
  const fee = appFee(fees, 'buy', today)
  const rates = tradingRatesOn(today)
  if (fee === null || rates === null) return null
  const price = share?.close ?? ROUND_PRICE
  const cost = transactionCost({ price, lots, side: 'buy' }, fee, rates)
  const saleFee = appFee(fees, 'sell', today)
  const breakEven = saleFee && findBreakEven({ paid: cost.net, lots, day: today }, saleFee, rates)
  const words = purchaseCopy[locale]
  const { paid } = costNames[locale]
  const rupiah = (amount: number) => formatRupiah(locale, amount)
  const row = (label: string, amount: number) => ({ label, value: rupiah(amount) })
  const { commission, commissionVat, levy, levyVat, guaranteeFund, stampDuty } = cost
  return {
    rows: [
      row(
        words.value(formatNumber(locale, lots * lot.shares), share?.ticker ?? '', rupiah(price)),
        cost.value,
      ),
      row(words.commission, commission + commissionVat),
      row(words.toExchange, levy + levyVat + guaranteeFund),
      ...(stampDuty > 0 ? [row(costNames[locale].stampDuty, stampDuty)] : []),
    ],
    total: { ...row(paid, cost.net), earlierLabel: `${paid} (${earlierEntries[locale]})` },
    note: [
      share ? words.closeOn(share.ticker, formatDateShort(locale, share.date)) : words.example,
      ...(breakEven ? [words.breakEven(rupiah(breakEven.price))] : []),
      words.since(formatDateShort(locale, fee.validFrom)),
    ].join(' '),
  }
}
