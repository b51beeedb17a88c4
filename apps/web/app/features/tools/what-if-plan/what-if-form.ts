import { feeNames } from '@site/contracts/content/fee-names.ts'
import { feeAccounts, feeChannels } from '@site/contracts/content/fees.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { FormSpec } from '../engine/read-form.ts'
import { copy } from './copy.ts'

export const rows = ['1', '2', '3', '4', '5'] as const
export const schedules = ['monthly', 'lumpSum'] as const
export const dividendChoices = ['paid', 'reinvested'] as const

const ticker = { kind: 'ticker' } as const
const weight = { kind: 'percent', min: 1, max: 100, isOptional: true } as const
/** The first day with lots of 100 shares. */
const day = { kind: 'day', min: '2014-01-06' } as const

const scheduleSpec = {
  amount: { kind: 'rupiah', min: 100_000, max: 10_000_000_000 },
  schedule: { kind: 'choice', choices: schedules },
  day: { kind: 'whole', min: 1, max: 28 },
  from: day,
  to: day,
} as const satisfies FormSpec

const depositRate = { kind: 'percent', min: 0, max: 20, places: 2, isOptional: true } as const

export const indexSpec = { ...scheduleSpec, depositRate } as const satisfies FormSpec

export const sharesSpec = {
  ticker1: ticker,
  weight1: weight,
  ticker2: ticker,
  weight2: weight,
  ticker3: ticker,
  weight3: weight,
  ticker4: ticker,
  weight4: weight,
  ticker5: ticker,
  weight5: weight,
  ...scheduleSpec,
  dividends: { kind: 'choice', choices: dividendChoices },
  slippage: { kind: 'whole', min: 0, max: 5 },
  account: { kind: 'choice', choices: feeAccounts },
  channel: { kind: 'choice', choices: feeChannels },
  depositRate,
} as const satisfies FormSpec

const inLanguage = (names: Record<string, Record<Locale, string>>, locale: Locale) =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, name[locale]]))

/** The words of the fields of both modes. */
export function listFields(locale: Locale) {
  const { fields, ticker: share, weight: part, weightHint } = copy[locale]
  const name = (number: string) => ({ label: share(number) })
  const percent = (number: string) => ({ label: part(number) })
  return {
    ...fields,
    ticker1: name('1'),
    weight1: { ...percent('1'), hint: weightHint },
    ticker2: name('2'),
    weight2: percent('2'),
    ticker3: name('3'),
    weight3: percent('3'),
    ticker4: name('4'),
    weight4: percent('4'),
    ticker5: name('5'),
    weight5: percent('5'),
    account: { ...fields.account, options: inLanguage(feeNames.accounts, locale) },
    channel: { ...fields.channel, options: inLanguage(feeNames.channels, locale) },
  }
}
