import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tradingRatesOn } from '../../packages/finance/src/trading-rates.ts'

const source = new URL('../../packages/finance/src/', import.meta.url)
const today = new Date().toISOString().slice(0, 10)

/** A law, regulation, decree, rule or announcement by its number. */
const official =
  /^(?:(?:UU|PP|PMK|POJK) \d+\/(?:POJK\.\d\d\/)?\d{4}(?: Pasal \d+)?|(?:Peraturan )?I{1,3}-[A-Z](?: Kep-\d{5}\/BEI\/\d\d-\d{4})?|(?:Kep|KEP|Peng|SP)[- ][\dA-Z./-]+\d{4})$/

/** A rule has one of these fields, and therefore needs all of them. */
const fields = ['source', 'since', 'checked'] as const

interface Found {
  readonly path: string
  readonly rule: Readonly<Record<string, unknown>>
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function findRules(value: unknown, path: string): Found[] {
  if (!isRecord(value)) return []
  const below = Object.entries(value).flatMap(([name, part]) => findRules(part, `${path} ${name}`))
  return !Array.isArray(value) && fields.some((field) => field in value)
    ? [{ path, rule: value }, ...below]
    : below
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const readFirstDay = ({ year }: Found['rule']) => (year === undefined ? undefined : `${String(year)}-01-01`)

function listSources({ source: one, sources }: Found['rule']): unknown[] {
  return isRecord(sources) ? Object.values(sources) : [one]
}

/** What is missing. A `Recheck` in each file states why; pages show no number for a source of null. */
const unconfirmed = [
  'auto-rejection.ts autoRejection narrow rules A: no official source',
  'complaint-deadlines.ts complaintDeadlines: no first day',
  'fund-redemption.ts fundRedemption: no first day',
  'lots-and-ticks.ts tickTables 2: no official source',
  'market-calculators/coupon-days.ts couponDays: no official source',
  'market-calculators/coupon-days.ts couponDays: no first day',
  'market-calculators/coupon-days.ts floatingCoupons: no official source',
  'market-calculators/coupon-days.ts floatingCoupons: no first day',
  'market-calculators/margin.ts initialCollateralRule: no first day',
  // The levy.
  'trading-rates.ts tradingRatesOn: no official source',
]

function findFlaws({ path, rule }: Found): string[] {
  // The list of a year holds for that year.
  const { since = readFirstDay(rule), checked } = rule
  const isOfficial = (text: unknown) =>
    typeof text === 'string' && text.split(', ').every((part) => official.test(part))
  return [
    ...(listSources(rule).every(isOfficial) ? [] : [`${path}: no official source`]),
    ...(isDay(since) ? [] : [`${path}: no first day`]),
    ...(isDay(checked) && checked <= today ? [] : [`${path}: no day of checking, or one to come`]),
  ]
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort()
const modules = await Promise.all(
  files.map(async (name) => ({ name, exported: (await import(new URL(name, source).href)) as unknown })),
)
const rules = [
  ...modules.flatMap(({ name, exported }) => findRules(exported, name)),
  // Its table is not exported.
  ...findRules(tradingRatesOn(today), 'trading-rates.ts tradingRatesOn'),
]

describe('the rules of packages/finance', () => {
  it('are found in all their tables', () => {
    const tables = new Set(rules.map(({ path }) => path.split(' ').slice(0, 2).join(' ')))
    expect([...tables]).toEqual(
      expect.arrayContaining([
        'auto-rejection.ts autoRejection',
        'lots-and-ticks.ts lot',
        'lots-and-ticks.ts tickTables',
        'market-calculators/bond.ts couponTax',
        'market-calculators/bond.ts depositTax',
        'market-calculators/dividend-income.ts dividendTax',
        'market-calculators/margin.ts initialCollateralRule',
        'trading-calendar.ts settlement',
        'trading-rates.ts tradingRatesOn',
      ]),
    )
  })

  it('name their source, first day and day of checking, except for those whose number is not confirmed', () => {
    expect(rules.flatMap(findFlaws)).toEqual(unconfirmed)
  })

  it('hold every exported number, except those that are no rule', () => {
    const numbers = modules.flatMap(({ name, exported }) =>
      Object.entries(isRecord(exported) ? exported : {}).flatMap(([key, value]) =>
        typeof value === 'number' ? `${name} ${key}` : [],
      ),
    )
    expect(numbers).toEqual([
      'calculators/calculator-limits.ts PERCENT_PLACES',
      'calculators/pension-need.ts LIFE_EXPECTANCY',
      'days.ts MAX_HOLIDAY_DAYS',
      'risk-scoring-errors.ts QUESTION_COUNT',
    ])
  })

  it.each([
    { name: 'a news site', rule: { source: 'infobanknews.com, March 25, 2024' } },
    { name: 'a day to come', rule: { checked: '2999-01-01' } },
    { name: 'no source', rule: { source: null } },
    { name: 'no first day', rule: { since: undefined } },
  ])('are rejected with $name', ({ rule }) => {
    const whole = { source: 'PP 91/2021', since: '2021-08-30', checked: '2026-11-28' }
    expect(findFlaws({ path: 'whole', rule: whole })).toEqual([])
    expect(findFlaws({ path: 'flawed', rule: { ...whole, ...rule } })).toHaveLength(1)
  })
})
