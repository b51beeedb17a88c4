import { type DemoMeeting, meetings } from '../actions.ts'
import { companies, type DemoCompany, suspendedSince, traits } from '../companies.ts'
import type { DemoDates } from '../demo-dates.ts'
import { filedOn } from '../filings.ts'
import { shareEvents } from '../share-events.ts'
import type { Financials } from '../statements.ts'
import { projectStories } from './business.ts'
import { dividendStory, meetingStories, shareEventStory } from './events.ts'
import { resultStory } from './results.ts'
import type { Story } from './story.ts'
import { toSlug } from './words.ts'

export interface NewsItem extends Story {
  readonly id: string
  readonly slug: { readonly id: string; readonly en: string | null }
}

/** Older results, dividends and annual meetings have no news. */
const firstDay = '2026-01-01'
/** Has no translation, to show that case. */
const untranslated = 'KRTQ-001'

/** Newest first. An item that a later day adds is newer than all others, so none changes its number or slug. */
export function newsItems(
  financials: ReadonlyMap<string, Financials>,
  dates: DemoDates,
): readonly NewsItem[] {
  const held = Map.groupBy(meetings(financials, dates), ({ ticker }) => ticker)
  const stories = companies
    .filter(({ ticker }) => !traits.noNews.includes(ticker))
    .flatMap((company) =>
      createStories(company, financials.get(company.ticker), held.get(company.ticker) ?? [], dates),
    )
    .filter(({ publishedAt }) => publishedAt.slice(0, 10) <= dates.lastTradingDay)
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.ticker.localeCompare(b.ticker))
  const taken = new Set<string>()
  const unique = (slug: string, ticker: string) => {
    let candidate = slug
    for (let number = 2; taken.has(candidate); number += 1)
      candidate = `${slug}-${ticker.toLowerCase()}-${number}`
    taken.add(candidate)
    return candidate
  }
  const counts = new Map<string, number>()
  return stories
    .map((story) => {
      const number = (counts.get(story.ticker) ?? 0) + 1
      counts.set(story.ticker, number)
      const id = `${story.ticker}-${String(number).padStart(3, '0')}`
      return {
        ...story,
        id,
        slug: {
          id: unique(toSlug(story.title.id), story.ticker),
          en: id === untranslated ? null : unique(toSlug(story.title.en), story.ticker),
        },
      }
    })
    .toReversed()
}

function createStories(
  company: DemoCompany,
  own: Financials | undefined,
  held: readonly DemoMeeting[],
  dates: DemoDates,
): readonly Story[] {
  if (!own) return []
  const { ticker } = company
  const context = { company, filings: own.filings }
  const lastFiling = traits.suspended.includes(ticker) ? suspendedSince : dates.lastTradingDay
  const found = [
    ...own.filings
      .filter((filing) => filedOn(filing) >= firstDay && filedOn(filing) <= lastFiling)
      .map((filing) => resultStory(context, filing)),
    ...projectStories(context, dates.lastTradingDay),
    ...own.dividends.filter(({ cum }) => cum > firstDay).map((dividend) => dividendStory(company, dividend)),
    ...held
      .filter(({ type, day }) => type === 'extraordinary' || day > firstDay)
      .flatMap((meeting) => meetingStories(company, meeting)),
    ...shareEvents.filter((event) => event.ticker === ticker).map((event) => shareEventStory(company, event)),
  ]
  return found.filter((story) => story !== null)
}
