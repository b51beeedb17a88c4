import * as v from 'valibot'
import type { Locale } from '../locale.ts'
import { DaySchema } from './document-parts.ts'

export const firmHoldings = ['none', 'below1', 'from1', 'trades'] as const
export const analystHoldings = ['none', 'holds'] as const
export const relationships = ['none', 'underwriter', 'sellingAgent', 'adviser'] as const

/**
 * Holdings and relations of a report's firm and analyst on a day: `below1` and `from1` are below, or at least, 1% of
 * the shares; `trades` is for securities that the firm trades for itself. `relationship` is of the 12 months before.
 */
export const DisclosureSchema = v.object({
  firmHolding: v.picklist(firmHoldings),
  analystHolding: v.picklist(analystHoldings),
  relationship: v.picklist(relationships),
  statedOn: DaySchema,
})
export type Disclosure = v.InferOutput<typeof DisclosureSchema>

interface About {
  readonly company: string
  readonly tickers: readonly string[]
  readonly formatDay: (day: string) => string
}

/** The same sentences on the page and in the PDF, so that they cannot contradict each other. */
export function disclosureSentences(locale: Locale, disclosure: Disclosure, about: About): string[] {
  return locale === 'id' ? inIndonesian(disclosure, about) : inEnglish(disclosure, about)
}

function inIndonesian(disclosure: Disclosure, { company, tickers, formatDay }: About): string[] {
  const { firmHolding, analystHolding, relationship, statedOn } = disclosure
  const names = tickers.length > 0 ? listed(tickers, 'dan') : null
  const securities = names === null ? 'efek yang dibahas' : `saham ${names}`
  const issuers = names ?? 'penerbit efek yang dibahas'
  const on = `Per ${formatDay(statedOn)}`
  const firm = {
    none: `${on}, ${company} tidak memiliki ${securities}.`,
    below1: `${on}, ${company} memiliki kurang dari 1% ${securities} dalam portofolio sendiri.`,
    from1: `${on}, ${company} memiliki 1% atau lebih ${securities} dalam portofolio sendiri.`,
    trades: `${on}, ${company} memperdagangkan efek yang dibahas untuk nasabah dan untuk portofolio sendiri.`,
  }
  const analyst = {
    none: `${on}, analis penyusun dan keluarga serumahnya tidak memiliki ${securities}.`,
    holds: `${on}, analis penyusun atau keluarga serumahnya memiliki ${securities}.`,
  }
  const during = `Dalam 12 bulan sebelum ${formatDay(statedOn)}, ${company}`
  const relation = {
    none: `${during} tidak menjadi penjamin emisi, agen penjual, atau penasihat ${issuers}.`,
    underwriter: `${during} menjadi penjamin emisi efek ${issuers}.`,
    sellingAgent: `${during} menerima imbalan sebagai agen penjual efek ${issuers}.`,
    adviser: `${during} menjadi penasihat ${issuers}.`,
  }
  return [firm[firmHolding], analyst[analystHolding], relation[relationship]]
}

function inEnglish(disclosure: Disclosure, { company, tickers, formatDay }: About): string[] {
  const { firmHolding, analystHolding, relationship, statedOn } = disclosure
  const names = tickers.length > 0 ? listed(tickers, 'and') : null
  const securities = names === null ? 'the securities discussed' : `shares of ${names}`
  const issuers = names ?? 'the issuers of the securities discussed'
  const on = `On ${formatDay(statedOn)}`
  const firm = {
    none: `${on}, ${company} did not hold ${securities}.`,
    below1: `${on}, ${company} held less than 1% of the ${securities} in its own portfolio.`,
    from1: `${on}, ${company} held 1% or more of the ${securities} in its own portfolio.`,
    trades: `${on}, ${company} traded the securities discussed for clients and for its own portfolio.`,
  }
  const analyst = {
    none: `${on}, the analyst and the analyst's household did not hold ${securities}.`,
    holds: `${on}, the analyst or the analyst's household held ${securities}.`,
  }
  const during = `In the 12 months before ${formatDay(statedOn)}, ${company}`
  const relation = {
    none: `${during} was not an underwriter, selling agent or adviser of ${issuers}.`,
    underwriter: `${during} was an underwriter of securities of ${issuers}.`,
    sellingAgent: `${during} was paid as selling agent of securities of ${issuers}.`,
    adviser: `${during} was an adviser of ${issuers}.`,
  }
  return [firm[firmHolding], analyst[analystHolding], relation[relationship]]
}

function listed(names: readonly string[], and: string): string {
  const [last = '', ...before] = names.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`
}
