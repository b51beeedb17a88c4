import { findPageTitle, type ToolPageName } from '@site/contracts/content/site-pages.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { pageHead } from '#app/head/page-head.ts'
import { toolFilePath } from '#app/i18n/endpoints/tool-files.ts'
import { type Locale, otherLocale } from '#app/i18n/locales.ts'
import { matchPage, pathTo, type Query } from '#app/i18n/path-to.ts'
import { runMode } from './run-mode.ts'
import type { Tool, ToolMode } from './tool.ts'
import { loadToolFacts, type ToolSite } from './tool-facts.server.ts'
import type { ToolFacts } from './tool-facts.ts'
import { createToolUrl, writeToolQuery } from './tool-query.ts'

/** Which of the calculators is at a path; 404 if none is. */
export function findToolPage<Page extends ToolPageName>(pathname: string, pages: readonly Page[]): Page {
  const match = matchPage(pathname)
  const page = pages.find((name) => name === match?.name)
  if (page === undefined) throw data(null, { status: 404 })
  return page
}

/** The calculation of an address; 404 for an unknown mode. */
export async function calculate(tool: Tool, search: URLSearchParams, site: ToolSite) {
  const { modes, needs } = tool
  const asked = search.get('mode') ?? modes[0].name
  const mode = modes.find(({ name }) => name === asked)
  if (mode === undefined) throw data(null, { status: 404 })
  const today = dayInJakarta(site.now)
  const facts = await loadToolFacts(needs, search, today, site)
  return { ...runMode(tool.page, mode, { locale: site.locale, search, today, facts }), mode, today, facts }
}

/** What a result lacks that has no errors: entries, a service, or fees that nobody published. */
export type MissingPart = 'entries' | 'service' | 'fees'

function findMissingPart({ fees: needed }: Tool['needs'], { fees }: ToolFacts): MissingPart {
  if (needed !== 'all') return 'entries'
  if (fees === null) return 'service'
  return fees.length === 0 ? 'fees' : 'entries'
}

/** The response of a tool's page; 422 if its form has errors, 503 without a service that it needs. */
export async function loadToolPage<Page extends ToolPageName>(
  tool: Tool & { readonly page: Page },
  url: URL,
  site: ToolSite,
) {
  const page: ToolPageName = tool.page
  const { lead, description = lead, needs } = tool
  const { locale } = site
  const { form, fields, entries, outcome, isUnavailable, days, mode, today, facts, search } = await calculate(
    tool,
    url.searchParams,
    site,
  )
  const hasErrors = form.errors.length > 0
  const missing = isUnavailable ? 'service' : findMissingPart(needs, facts)
  const { past, ...others } = facts
  // Only the server calculates with the past, so that browsers need no rates either.
  const sentFacts = past ? { ...others, rates: [] } : others
  const query = selectQuery(search, fields)
  const head = pageHead({
    page,
    title: findPageTitle(page)[locale],
    description: description[locale],
    // Results for one visitor's numbers are not indexed.
    isIndexed: url.searchParams.size === 0,
    ...(hasErrors ? {} : { query }),
  })
  const other = otherLocale(locale)
  const otherUrl = createToolUrl(page, other, writeToolQuery(other, search.get('mode'), entries))
  return data(
    {
      head: { ...head, paths: { ...head.paths, [other]: otherUrl } },
      page: tool.page,
      intro: { lead: lead[locale], facts: tool.describeFacts?.({ locale, today, facts }) ?? '' },
      modes: listModeLinks(tool, mode, locale, search.get('ticker')),
      mode: toModeParameter(tool, mode),
      /** Without the query. */
      files: {
        table: toolFilePath(page, locale, 'table'),
        calendar: days().length > 0 ? toolFilePath(page, locale, 'calendar') : null,
      },
      /** Of the page and of its files. */
      query: search.toString(),
      today,
      facts: sentFacts,
      form,
      fields,
      outcome,
      missing,
    },
    { status: hasErrors ? 422 : missing === 'service' ? 503 : 200 },
  )
}

/** None if there is only one mode. */
function listModeLinks(tool: Tool, current: ToolMode, locale: Locale, ticker: string | null) {
  return tool.modes.length === 1
    ? []
    : tool.modes.map((mode) => ({
        to: pathTo(tool.page, locale, undefined, { mode: toModeParameter(tool, mode), ticker }),
        label: mode.label[locale],
        isCurrent: mode === current,
      }))
}

/** URLs omit the first mode. */
function toModeParameter({ modes: [first] }: Tool, mode: ToolMode): string | null {
  return mode === first ? null : mode.name
}

/** The parameters that the page reads. */
function selectQuery(search: URLSearchParams, fields: readonly { readonly name: string }[]): Query {
  const names = ['mode', ...fields.map(({ name }) => name)]
  return Object.fromEntries(names.map((name) => [name, search.get(name)]))
}
