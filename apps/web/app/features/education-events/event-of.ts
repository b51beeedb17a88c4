import type { Event, EventSummary } from '@site/contracts/content/education.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import type { PageName } from '#app/i18n/pages.ts'
import type { Site } from '#app/request/site-context.ts'

/** The event that an address names: null while the content service does not answer, 404 where there is none. */
export async function eventOf(
  site: Site,
  page: PageName,
  params: { readonly slug: string },
): Promise<Event | null> {
  const answer = await site.orUnavailable(site.content.event(params.slug).then((event) => ({ event })))
  return answer && foundDocument(page, site.locale, params, answer.event)
}

/** An event without its text and what stands below that: a form need not carry them. */
export function summaryOf(event: Event): EventSummary {
  const {
    body: _body,
    related: _related,
    translations: _translations,
    speakerRole: _role,
    ...summary
  } = event
  return summary
}
