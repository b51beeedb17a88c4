import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Company } from '@site/contracts/market/company.ts'
import { typedTickerPattern } from '@site/contracts/market/values.ts'
import { data } from 'react-router'
import { pageHead } from '#app/head/page-head.ts'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { type PlainPageName, pathTo, type Query } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'
import type { ReadForm } from './form-reader.ts'
import type { ToolOutcome } from './tool-outcome.ts'
import { toolsCopy } from './tools-copy.ts'

export interface ToolContext {
  readonly locale: Locale
  readonly search: URLSearchParams
  /** In Jakarta, `2026-11-27`. */
  readonly today: string
  readonly site: Site
  /** The company of the `ticker` parameter, with a price; null without one. */
  readonly company: { readonly ticker: string; readonly price: number; readonly board: string } | null
}

export interface ToolRun {
  readonly form: ReadForm
  /** null while the form has errors. */
  readonly outcome: ToolOutcome | null
}

export interface Tool {
  readonly page: PlainPageName
  /** Whether a ticker fills in the last price. */
  readonly hasPrefill: boolean
  readonly lead: Readonly<Record<Locale, string>>
  readonly modes: readonly [ToolMode, ...ToolMode[]]
}

export interface ToolMode {
  readonly name: string
  readonly label: Readonly<Record<Locale, string>>
  run(context: ToolContext): ToolRun | Promise<ToolRun>
}

export type ToolPageData = Awaited<ReturnType<typeof toolPage>>['data']

/** The response of a tool's page; 422 with the errors of its form. */
export async function toolPage({ page, hasPrefill, lead, modes }: Tool, url: URL, site: Site) {
  const { locale, now } = site
  const search = url.searchParams
  const words = toolsCopy[locale]
  const asked = search.get('mode')
  const mode = modes.find(({ name }) => name === (asked ?? modes[0].name))
  const prefill = hasPrefill ? await prefillOf(search.get('ticker'), site) : null
  const company = prefill?.company ?? null
  const shown = mode ?? modes[0]
  const { form, outcome } = await shown.run({ locale, search, today: dayInJakarta(now), site, company })
  const fields = form.fields()
  const errors = [
    ...(mode ? [] : [{ name: fields[0]?.name ?? '', message: words.unknownMode }]),
    ...fields.flatMap(({ name, error }) => (error ? [{ name, message: error.message }] : [])),
  ]
  const title = pageTitles[page][locale]
  const hasErrors = errors.length > 0 || (prefill?.isRejected ?? false)
  return data(
    {
      // Results for one visitor's numbers are not indexed.
      head: pageHead({
        page,
        title,
        description: lead[locale],
        isIndexed: search.size === 0,
        ...(hasErrors ? {} : { query: queryOf(search) }),
      }),
      locale,
      page,
      title,
      lead: lead[locale],
      modes: modes.map((one) => ({
        to: pathTo(page, locale, undefined, {
          mode: one === modes[0] ? null : one.name,
          ticker: search.get('ticker'),
        }),
        label: one.label[locale],
        isCurrent: one === shown,
      })),
      mode: shown === modes[0] ? null : shown.name,
      prefill: prefill && { text: prefill.text, message: prefill.message, isRejected: prefill.isRejected },
      isExample: !form.isSubmitted,
      fields,
      errors,
      outcome: mode ? outcome : null,
    },
    { status: hasErrors ? 422 : 200 },
  )
}

function queryOf(search: URLSearchParams): Query {
  return Object.fromEntries(search)
}

/** The company whose last price fills the form, or why there is none. */
async function prefillOf(typed: string | null, { locale, market, orNull }: Site) {
  const words = toolsCopy[locale].prefill
  const text = typed ?? ''
  const none = { text, company: null, message: null, isRejected: false }
  if (text.trim() === '') return none
  const ticker = text.trim().toUpperCase()
  const unknown = { ...none, message: words.unknown(ticker.slice(0, 12)), isRejected: true }
  if (!new RegExp(`^${typedTickerPattern}$`).test(ticker)) return unknown
  const found = await orNull(market.company(ticker).then((company) => ({ company })))
  if (found === null) return { ...none, message: words.unavailable }
  if (found.company === null) return unknown
  return { ...none, text: ticker, ...pricedOf(locale, found.company) }
}

function pricedOf(locale: Locale, { ticker, latestPrice, board }: Company) {
  const words = toolsCopy[locale].prefill
  if (latestPrice === null) return { company: null, message: words.unpriced(ticker) }
  const { close, date } = latestPrice
  return {
    company: { ticker, price: close, board: board?.code ?? '' },
    message: words.filled(ticker, formatRupiah(locale, close), formatDate(locale, date)),
  }
}
