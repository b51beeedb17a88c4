import * as v from 'valibot'
import { fetchJson } from '#app/data/fetch-json.ts'
import { shareFactsPath } from '#app/i18n/endpoints/share-facts-path.ts'
import { type Locale, otherLocale } from '#app/i18n/locales.ts'
import { runMode } from './run-mode.ts'
import type { Tool, ToolContext } from './tool.ts'
import { type ShareFacts, ShareFactsSchema, tickersIn, unknownShare } from './tool-facts.ts'
import { createToolUrl, writeToolQuery } from './tool-query.ts'

/** Of tickers typed since the page was loaded. */
const fetched = new Map<string, Promise<ShareFacts>>()

/** Calculates in the browser with the function of the server. Loaded when the visitor begins to type. */
export async function runTyped(tool: Tool, context: ToolContext) {
  const { form, outcome, entries } = await runWithFacts(tool, context)
  const { locale, search } = context
  const queryIn = (each: Locale) => writeToolQuery(each, search.get('mode'), entries)
  const other = otherLocale(locale)
  const query = queryIn(locale)
  return {
    form,
    outcome,
    query,
    urls: {
      own: createToolUrl(tool.page, locale, query),
      other: createToolUrl(tool.page, other, queryIn(other)),
    },
  }
}

/** Requests the facts of new tickers first. */
async function runWithFacts(tool: Tool, context: ToolContext) {
  const { search, facts } = context
  const asked = search.get('mode')
  const mode = tool.modes.find(({ name }) => name === asked) ?? tool.modes[0]
  const missing = tickersIn(search).filter((ticker) => !(ticker in facts.shares))
  if (missing.length === 0) return runMode(tool.page, mode, context)
  const found = await Promise.all(missing.map(async (ticker) => [ticker, await loadFacts(ticker)] as const))
  const shares = { ...facts.shares, ...Object.fromEntries(found) }
  return runMode(tool.page, mode, { ...context, facts: { ...facts, shares } })
}

function loadFacts(ticker: string): Promise<ShareFacts> {
  const known = fetched.get(ticker) ?? fetchFacts(ticker)
  fetched.set(ticker, known)
  return known
}

async function fetchFacts(ticker: string): Promise<ShareFacts> {
  try {
    return v.parse(ShareFactsSchema, await fetchJson(shareFactsPath(ticker), new AbortController().signal))
  } catch {
    // As if the market service were unavailable; the next input retries.
    fetched.delete(ticker)
    return unknownShare
  }
}
