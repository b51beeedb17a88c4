import { meetings } from '../actions.ts'
import { companies, traits } from '../companies.ts'
import { randomFor } from '../random.ts'
import { shareEvents } from '../share-events.ts'
import type { Financials } from '../statements.ts'
import { projectStory } from './business.ts'
import { dividendStory, meetingStory, shareEventStory } from './events.ts'
import { resultStory } from './results.ts'
import type { Story } from './story.ts'
import { slugOf } from './words.ts'

export interface NewsItem extends Story {
  readonly id: string
  readonly slug: { readonly id: string; readonly en: string | null }
}

/** Newest first. One item has no translation, to show that case. */
export function newsItems(financials: ReadonlyMap<string, Financials>): readonly NewsItem[] {
  const stories = companies
    .filter(({ ticker }) => !traits.noNews.includes(ticker))
    .flatMap((company) => storiesOf(company.ticker, financials))
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.ticker.localeCompare(b.ticker))
  const taken = new Set<string>()
  const unique = (slug: string, ticker: string) => {
    let candidate = slug
    for (let number = 2; taken.has(candidate); number += 1)
      candidate = `${slug}-${ticker.toLowerCase()}-${number}`
    taken.add(candidate)
    return candidate
  }
  const counts = new Map<string, number>()
  const untranslated = stories.findIndex(({ ticker }) => ticker === 'KRTQ')
  return stories
    .toReversed()
    .map((story, index) => {
      const number = (counts.get(story.ticker) ?? 0) + 1
      counts.set(story.ticker, number)
      const isTranslated = stories.length - 1 - index !== untranslated
      return {
        ...story,
        id: `${story.ticker}-${String(number).padStart(3, '0')}`,
        slug: {
          id: unique(slugOf(story.title.id), story.ticker),
          en: isTranslated ? unique(slugOf(story.title.en), story.ticker) : null,
        },
      }
    })
    .toReversed()
}

function storiesOf(ticker: string, financials: ReadonlyMap<string, Financials>): Story[] {
  const company = companies.find((candidate) => candidate.ticker === ticker)
  const own = financials.get(ticker)
  if (!company || !own) return []
  const random = randomFor('news', ticker)
  const context = { company, filings: own.filings, random }
  const isSuspended = traits.suspended.includes(ticker)
  const found = [
    isSuspended ? null : resultStory(context, 2026, 9, '2026-10-26'),
    isSuspended ? null : resultStory(context, 2026, 6, '2026-07-27'),
    resultStory(context, 2025, 12, '2026-03-16'),
    isSuspended ? null : projectStory(context, random.integer(0, 60)),
    random.next() < 0.35 ? projectStory(context, random.integer(90, 300)) : null,
    ...own.dividends
      .filter(({ cum }) => cum > '2026-01-01')
      .map((dividend) => dividendStory(company, dividend, random)),
    ...meetings()
      .filter(
        (meeting) =>
          meeting.ticker === ticker &&
          (meeting.type === 'extraordinary' || (meeting.day > '2026-01-01' && random.next() < 0.5)),
      )
      .map((meeting) => meetingStory(company, meeting, random)),
    ...shareEvents
      .filter((event) => event.ticker === ticker)
      .map((event) => shareEventStory(company, event, random)),
  ]
  return found.filter((story) => story !== null)
}
