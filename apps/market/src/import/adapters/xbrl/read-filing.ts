import { isTicker } from '@site/contracts/market/values.ts'
import { lineOfTerm } from '@site/finance/statement-checks.ts'
import { listLayoutLines, type StatementLayoutName } from '@site/finance/statement-layouts.ts'
import { daysBefore } from '#market/calendar/days.ts'
import { UnreadableFile } from '#market/import/reading/adapter.ts'
import { type ConceptMap, conceptMaps } from './concepts.ts'
import type { Fact, FactPeriod } from './parse-instance.ts'

interface FiledLine {
  readonly item: string
  /** In millions, except for earnings per share and the exchange rate. */
  readonly value: string
  readonly line: number
}

interface FiledStatement {
  readonly end: string
  readonly months: number
  /** false: the same period of the previous year, which the filing repeats for comparison. */
  readonly isCurrent: boolean
  readonly lines: readonly FiledLine[]
}

export interface Filing {
  readonly ticker: string
  readonly layout: StatementLayoutName
  readonly currency: string
  /** The month in which the fiscal year ends. */
  readonly fiscalYearEnd: number
  /** As filed, such as `Diaudit / Audited`; null: not stated. */
  readonly audit: string | null
  readonly statements: readonly FiledStatement[]
}

/** The fact of a concept, by period. */
type Facts = ReadonlyMap<string, ReadonlyMap<string, Fact>>

/** The statements of a filing: the current period, and prior ones with all three statements. Throws UnreadableFile. */
export function readFiling(all: readonly Fact[]): Filing {
  const facts = byConcept(all)
  const text = (concept: string) => facts.get(concept)?.values().next().value?.text ?? null
  const current = currentPeriod(facts, text('CurrentPeriodEndDate'))
  const layout = detectLayout(facts, text('EntityMainIndustry') ?? '')
  const currency = readCurrency(facts, text('DescriptionOfPresentationCurrency') ?? '')
  const startDay = current.start.slice(5)
  // A quarter by itself begins within the fiscal year and is not a period of ours.
  const priors = listDurations(facts, 'ProfitLoss').filter(
    ({ start, end }) =>
      start.slice(5) === startDay &&
      end < current.end &&
      countMonths(start, end) <= 12 &&
      isWhole(facts, { start, end }),
  )
  return {
    ticker: readTicker(all, text('EntityCode')),
    layout,
    currency,
    fiscalYearEnd: Number(daysBefore(current.start, 1).slice(5, 7)),
    audit: text('TypeOfReportOnFinancialStatements'),
    statements: [current, ...priors].map((period) => ({
      end: period.end,
      months: countMonths(period.start, period.end),
      isCurrent: period === current,
      lines: linesOfPeriod(facts, { period, layout, currency }),
    })),
  }
}

interface Duration {
  readonly start: string
  readonly end: string
}

function byConcept(all: readonly Fact[]): Facts {
  const facts = new Map<string, Map<string, Fact>>()
  for (const fact of all) {
    const ofConcept = facts.get(fact.concept) ?? new Map<string, Fact>()
    facts.set(fact.concept, ofConcept)
    const key = toPeriodKey(fact.period)
    // A repeated fact is a duplicate of the first one.
    if (!ofConcept.has(key)) ofConcept.set(key, fact)
  }
  return facts
}

function toPeriodKey({ start, end }: FactPeriod): string {
  return `${start ?? ''}/${end}`
}

function listDurations(facts: Facts, concept: string): Duration[] {
  return [...(facts.get(concept)?.values() ?? [])].flatMap(({ period: { start, end } }) =>
    start === null ? [] : [{ start, end }],
  )
}

/** The longest duration to the last day of the filing that is at most a year. */
function currentPeriod(facts: Facts, statedEnd: string | null): Duration {
  const durations = ['ProfitLoss', 'NetCashFlowsReceivedFromUsedInOperatingActivities']
    .flatMap((concept) => listDurations(facts, concept))
    .filter(({ start, end }) => countMonths(start, end) <= 12)
  const end =
    statedEnd?.slice(0, 10) ??
    durations.reduce((latest, duration) => (duration.end > latest ? duration.end : latest), '')
  const [current] = durations
    .filter((duration) => duration.end === end)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (!current)
    throw new UnreadableFile('has no profit or cash flow of the exchange’s taxonomy for its period')
  return current
}

function isWhole(facts: Facts, { start, end }: Duration): boolean {
  const has = (concept: string, period: FactPeriod) => facts.get(concept)?.has(toPeriodKey(period)) === true
  return (
    has('Assets', { start: null, end }) &&
    has('ProfitLoss', { start, end }) &&
    has('NetCashFlowsReceivedFromUsedInOperatingActivities', { start, end })
  )
}

/** Identifiers of contexts are tickers or names of the exchange's users, such as `airq_user`. */
function readTicker(all: readonly Fact[], entityCode: string | null): string {
  const ticker = (entityCode ?? all[0]?.entity ?? '').toUpperCase().replace(/_.*$/, '')
  if (!isTicker(ticker)) throw new UnreadableFile('does not name its company (EntityCode)')
  return ticker
}

const layoutsByIndustry: readonly { readonly name: RegExp; readonly layout: StatementLayoutName }[] = [
  { name: /insurance|asuransi/i, layout: 'insurer' },
  { name: /financing|pembiayaan/i, layout: 'multifinance' },
]

/** Banks share an industry of the taxonomy with other financial companies, which have no deposits. */
function detectLayout(facts: Facts, industry: string): StatementLayoutName {
  const named = layoutsByIndustry.find(({ name }) => name.test(industry))
  if (named) return named.layout
  if (['CurrentAccountsWithBankIndonesia', 'TotalLoansGross'].some((concept) => facts.has(concept)))
    return 'bank'
  return /financ|keuangan/i.test(industry) ? 'multifinance' : 'general'
}

/** `Rupiah / IDR`; without the text, the currency of the assets. */
function readCurrency(facts: Facts, description: string): string {
  const stated = /[A-Z]{3}(?=\W*$)/.exec(description)?.[0]
  const currency = stated ?? facts.get('Assets')?.values().next().value?.unit
  if (!currency) throw new UnreadableFile('does not state its currency (DescriptionOfPresentationCurrency)')
  return currency
}

const unscaled = ['eps', 'exchangeRate']
const million = 1_000_000

function linesOfPeriod(
  facts: Facts,
  {
    period,
    layout,
    currency,
  }: { readonly period: Duration; readonly layout: StatementLayoutName; readonly currency: string },
): FiledLine[] {
  const { start, end } = period
  const opening = daysBefore(start, 1)
  let line = 0
  const readAmount = (concept: string, at?: 'opening') => {
    const ofConcept = facts.get(concept)
    const fact =
      at === 'opening'
        ? ofConcept?.get(toPeriodKey({ start: null, end: opening }))
        : (ofConcept?.get(toPeriodKey(period)) ?? ofConcept?.get(toPeriodKey({ start: null, end })))
    if (fact === undefined || !isIn(currency, fact.unit) || !isNumber(fact.text)) return undefined
    line = fact.line
    return Number(fact.text)
  }
  const known: Record<string, number | undefined> = {}
  const places: Record<string, number> = {}
  const { lines, rests } = conceptMaps[layout]
  for (const [item, read] of Object.entries(lines)) {
    known[item] = read(readAmount, known)
    places[item] = line
  }
  if (currency === 'IDR' || !known.exchangeRate) known.exchangeRate = undefined
  addRests(layout, rests, known, places)
  return listLayoutLines(layout).flatMap(({ key }) => {
    const amount = known[key]
    if (amount === undefined) return []
    const value = unscaled.includes(key) ? decimalText(amount, 8) : decimalText(amount / million, 6)
    return [{ item: key, value, line: places[key] ?? 1 }]
  })
}

/** Adds lines that have no concept: what the other lines leave of their total. */
function addRests(
  layout: StatementLayoutName,
  rests: ConceptMap['rests'],
  known: Record<string, number | undefined>,
  places: Record<string, number>,
): void {
  const definitions = listLayoutLines(layout)
  const isTotal = (key: string) => definitions.some((each) => each.key === key && each.sum.length > 0)
  for (const rest of rests) {
    const total = definitions.find(({ sum }) => sum.some((term) => lineOfTerm(term) === rest))
    const amount = total && known[total.key]
    if (total === undefined || amount === undefined) continue
    const others = total.sum
      .filter((term) => lineOfTerm(term) !== rest)
      .map((term) => ({ key: lineOfTerm(term), sign: term.startsWith('-') ? -1 : 1 }))
    // Without its parts, the rest would be the total under another name.
    if (others.every(({ key }) => known[key] === undefined)) continue
    if (others.some(({ key }) => isTotal(key) && known[key] === undefined)) continue
    known[rest] = others.reduce((left, { key, sign }) => left - sign * (known[key] ?? 0), amount)
    places[rest] = places[total.key] ?? 1
  }
}

/** Texts about the filing have no unit. */
function isIn(currency: string, unit: string | null): boolean {
  return unit === null || unit === currency || unit === `${currency}/shares` || unit === 'pure'
}

function isNumber(text: string): boolean {
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)
}

function decimalText(value: number, decimals: number): string {
  return value
    .toFixed(decimals)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')
}

function countMonths(start: string, end: string): number {
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number)
  const [endYear = 0, endMonth = 0] = end.split('-').map(Number)
  return (endYear - startYear) * 12 + endMonth - startMonth + 1
}
