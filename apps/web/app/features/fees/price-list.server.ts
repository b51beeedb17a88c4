import { feeNames } from '@site/contracts/content/fee-names.ts'
import { serviceFeeNames } from '@site/contracts/content/service-fee-codes.ts'
import type { ServiceFee } from '@site/contracts/content/service-fees.ts'
import { writePhone } from '@site/contracts/write-phone.ts'
import { computePerCode } from '@site/finance/service-fees.ts'
import { type StampDutyRule, stampDutyRuleOn } from '@site/finance/stamp-duty.ts'
import type { CsvCell } from '#app/data/csv.server.ts'
import { countDecimals, formatDate, formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { nameSource } from '#app/page-parts/source-name.server.ts'
import { copy } from './price-list-copy.server.ts'
import { type ListedFee, listPriceEntries, type PriceEntry } from './price-list-entries.server.ts'
import { stampDutyRow } from './stamp-duty-row.server.ts'

/** What the page shows of an entry. */
export interface PriceLine {
  readonly key: string
  readonly name: string
  readonly notes: readonly string[]
  readonly value: string
  readonly payee: string
  readonly period: string
  readonly source: string
}

/** Share codes of the example beside a transfer. */
const EXAMPLE_CODES = 7

/** Zero is a word, which differs for what a client must hold. */
const requirements: ReadonlySet<ListedFee['code']> = new Set(['firstDeposit', 'minimumBalance'])

const formatExact = (locale: Locale, percent: number) =>
  `${formatNumber(locale, percent, countDecimals(percent))}%`

const isFree = ({ unit, amount, minimum }: Pick<ListedFee, 'unit' | 'amount' | 'minimum'>) =>
  unit === 'free' || (amount === 0 && !minimum)

function formatValue(locale: Locale, fee: ListedFee): string {
  const words = copy[locale]
  const { code, unit, amount, tiers } = fee
  if (unit === 'tiers') {
    return tiers
      .map((tier) => {
        const price = tier.amount === 0 ? words.free : formatRupiah(locale, tier.amount)
        return words.tier(formatRupiah(locale, tier.from), price)
      })
      .join('; ')
  }
  if (unit === 'free' || isFree(fee)) return requirements.has(code) ? words.none : words.free
  // Of a previewed draft only.
  if (amount === null) return '–'
  const isPercent = unit !== 'perItem' && unit !== 'perShareCode'
  return words[unit](isPercent ? formatExact(locale, amount) : formatRupiah(locale, amount))
}

/** Interest and a charge for lateness bear no VAT, and the state's own take is none of ours. */
function describeVat(locale: Locale, fee: ListedFee): string[] {
  const { unit, payee, isVatIncluded } = fee
  const { withVat, withoutVat } = copy[locale]
  if (isFree(fee) || payee === 'state') return []
  if (!isVatIncluded) return [withoutVat]
  return unit === 'percentPerYear' || unit === 'percentPerDay' ? [] : [withVat]
}

function describeExample(locale: Locale, { code, unit, amount, minimum, maximum }: ListedFee): string[] {
  const isTransfer = code === 'transferOut' || code === 'transferIn'
  if (!isTransfer || unit !== 'perShareCode' || !amount) return []
  const cost = computePerCode({ amount, minimum, maximum }, EXAMPLE_CODES)
  return [copy[locale].moving(formatNumber(locale, EXAMPLE_CODES), formatRupiah(locale, cost))]
}

function describeNotes(locale: Locale, { account }: PriceEntry, fee: ListedFee | null): string[] {
  const words = copy[locale]
  return [
    ...(account === 'all' ? [] : [words.account(feeNames.accounts[account][locale].toLowerCase())]),
    ...(fee === null
      ? []
      : [
          ...(fee.condition ? [fee.condition] : []),
          ...(fee.minimum && !isFree(fee) ? [words.minimum(formatRupiah(locale, fee.minimum))] : []),
          ...(fee.maximum && !isFree(fee) ? [words.maximum(formatRupiah(locale, fee.maximum))] : []),
          ...describeVat(locale, fee),
          ...describeExample(locale, fee),
        ]),
  ]
}

function formatPeriod(locale: Locale, { validFrom, validTo }: ListedFee, state: PriceEntry['state']) {
  const words = copy[locale]
  const from = formatDateShort(locale, validFrom)
  if (validTo !== null) {
    const period = words.period(from, formatDateShort(locale, validTo))
    return state === 'announced' ? words.from(period) : period
  }
  return state === 'announced' ? words.from(from) : words.since(from)
}

const nameCode = (locale: Locale, code: ListedFee['code']) =>
  code === 'stampDuty' ? copy[locale].stampDuty : serviceFeeNames[code][locale]

function createLine(locale: Locale, entry: PriceEntry, phone: string): PriceLine {
  const words = copy[locale]
  const { code, account, state, fee } = entry
  return {
    key: [code, account, fee?.validFrom ?? ''].join('-'),
    name: nameCode(locale, code),
    notes: describeNotes(locale, entry, fee),
    value: fee === null ? words.missing(writePhone(locale, phone)) : formatValue(locale, fee),
    payee: fee === null || (fee.payee === 'us' && isFree(fee)) ? '–' : words.payees[fee.payee],
    period: fee === null ? '–' : formatPeriod(locale, fee, state),
    source: fee === null ? '–' : words.source(fee.source, formatDateShort(locale, fee.checkedOn)),
  }
}

/** The law's own rate as a row of the list. */
function listStampDuty(locale: Locale, rule: StampDutyRule | null): ListedFee | null {
  return (
    rule && {
      code: 'stampDuty',
      account: 'all',
      unit: 'perItem',
      amount: rule.amount,
      tiers: [],
      minimum: null,
      maximum: null,
      isVatIncluded: true,
      payee: 'state',
      condition: stampDutyRow(locale, rule).basis,
      validFrom: rule.since,
      validTo: null,
      source: nameSource(locale, rule.source),
      checkedOn: rule.checked,
    }
  )
}

interface PriceListInput {
  readonly fees: readonly ServiceFee[]
  readonly day: string
  readonly phone: string
  /** Whether every order has a fee in force. */
  readonly hasOrderFees: boolean
}

/** The list may claim to have all costs only if nothing is missing. */
function describeExtent(locale: Locale, missing: number, { day, hasOrderFees }: PriceListInput): string {
  const { complete, besides, incomplete } = copy[locale]
  const date = formatDate(locale, day)
  if (missing > 0) return `${besides(date)} ${incomplete(formatNumber(locale, missing))}`
  return hasOrderFees ? complete(date) : besides(date)
}

/** The price list of a day in words of the page, outside the page's script. */
export function createPriceList(locale: Locale, input: PriceListInput) {
  const { fees, day, phone } = input
  const { columns, groups, title, history, download } = copy[locale]
  const entries = listPriceEntries(fees, listStampDuty(locale, stampDutyRuleOn(day)), day)
  const current = Map.groupBy(
    entries.filter(({ state }) => state !== 'former'),
    ({ group }) => group,
  )
  const createLines = (some: readonly PriceEntry[]) => some.map((entry) => createLine(locale, entry, phone))
  const missing = entries.filter(({ state }) => state === 'missing').length
  return {
    title,
    lead: describeExtent(locale, missing, input),
    columns,
    groups: [...current].map(([group, some]) => ({ title: groups[group], lines: createLines(some) })),
    history: { title: history, lines: createLines(entries.filter(({ state }) => state === 'former')) },
    download,
  }
}
export type PriceList = ReturnType<typeof createPriceList>

/** Every line with its figures, for a spreadsheet. */
export function tabulatePriceList(
  locale: Locale,
  { fees, day }: Pick<PriceListInput, 'fees' | 'day'>,
): CsvCell[][] {
  const words = copy[locale]
  const { columns, csv, states } = words
  const head = [
    csv.group,
    columns.name,
    csv.account,
    csv.state,
    columns.value,
    csv.amount,
    csv.minimum,
    csv.maximum,
    columns.payee,
    csv.condition,
    csv.from,
    csv.to,
    columns.source,
    csv.checked,
  ]
  const entries = listPriceEntries(fees, listStampDuty(locale, stampDutyRuleOn(day)), day)
  return [
    head,
    ...entries.map(({ group, code, account, state, fee }): CsvCell[] => [
      words.groups[group],
      nameCode(locale, code),
      account === 'all' ? words.allAccounts : feeNames.accounts[account][locale],
      states[state],
      ...(fee === null
        ? Array<null>(10).fill(null)
        : [
            [formatValue(locale, fee), ...describeVat(locale, fee)].join(', '),
            // A row that became free keeps its former amount.
            fee.unit === 'free' || fee.unit === 'tiers' ? null : fee.amount,
            fee.minimum,
            fee.maximum,
            words.payees[fee.payee],
            fee.condition,
            fee.validFrom,
            fee.validTo,
            fee.source,
            fee.checkedOn,
          ]),
    ]),
  ]
}
