import type { Fee } from '@site/contracts/content/fees.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import { data } from 'react-router'
import { pageHead } from '#app/head/page-head.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { type PlainPageName, pathTo, type Query } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'
import type { ReadForm } from './form-fields.server.ts'
import type { ToolOutcome } from './tool-outcome.ts'

interface QuotedCompany {
  readonly board: { readonly code: string } | null
  readonly latestPrice: { readonly date: string; readonly close: number } | null
}

/** The part of the site that tools use. */
export interface ToolSite extends Pick<Site, 'locale' | 'now' | 'orNull'> {
  readonly content: { fees(): Promise<readonly Fee[]> }
  readonly market: {
    company(ticker: string): Promise<QuotedCompany | null>
    companyActions(
      ticker: string,
      query: { readonly kind: 'dividend' },
    ): Promise<{ readonly items: readonly CorporateAction[] } | null>
  }
}

export interface ToolContext {
  readonly locale: Locale
  readonly search: URLSearchParams
  /** In Jakarta, `2026-11-27`. */
  readonly today: string
  readonly site: ToolSite
}

export interface ToolRun {
  readonly form: ReadForm
  /** null while the form has errors. */
  readonly outcome: ToolOutcome | null
}

export interface ToolMode {
  readonly name: string
  readonly label: Readonly<Record<Locale, string>>
  /** Whether there are no examples: the first view has an empty form and no result. */
  readonly needsInput?: boolean
  run(context: ToolContext): ToolRun | Promise<ToolRun>
}

export interface Tool {
  readonly page: PlainPageName
  readonly lead: Readonly<Record<Locale, string>>
  /** Views with a form each; the first one is the default of the `mode` parameter. */
  readonly modes: readonly [ToolMode, ...ToolMode[]]
}

export type ToolPageData = Awaited<ReturnType<typeof toolPage>>['data']

/** The response of a tool's page; 422 if its form has errors, 404 for an unknown mode. */
export async function toolPage({ page, lead, modes }: Tool, url: URL, site: ToolSite) {
  const { locale, now } = site
  const search = url.searchParams
  const asked = search.get('mode') ?? modes[0].name
  const mode = modes.find(({ name }) => name === asked)
  if (mode === undefined) throw data(null, { status: 404 })
  const { form, outcome } = await mode.run({ locale, search, today: dayInJakarta(now), site })
  const { fields, ...submitted } = form.form()
  const isEmpty = mode.needsInput === true && !submitted.isSubmitted
  const read = isEmpty ? { ...submitted, errors: [], isSubmitted: true } : submitted
  const modeQuery = (one: ToolMode) => ({
    mode: one === modes[0] ? null : one.name,
    ticker: search.get('ticker'),
  })
  return data(
    {
      // Results for one visitor's numbers are not indexed.
      head: pageHead({
        page,
        title: pageTitles[page][locale],
        description: lead[locale],
        isIndexed: search.size === 0,
        ...(read.errors.length > 0 ? {} : { query: queryOf(search, fields) }),
      }),
      page,
      lead: lead[locale],
      modes: modes.map((one) => ({
        to: pathTo(page, locale, undefined, modeQuery(one)),
        label: one.label[locale],
        isCurrent: one === mode,
      })),
      mode: mode === modes[0] ? null : mode.name,
      form: read,
      fields,
      outcome: isEmpty || read.errors.length > 0 ? null : outcome,
    },
    { status: read.errors.length > 0 ? 422 : 200 },
  )
}

/** The parameters that the page reads. */
function queryOf(search: URLSearchParams, fields: readonly { readonly name: string }[]): Query {
  const names = ['mode', ...fields.map(({ name }) => name)]
  return Object.fromEntries(names.map((name) => [name, search.get(name)]))
}
