import type { Event, EventSummary } from '@site/contracts/content/education.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import type { Site } from '#app/request/site-context.ts'

/** The event of a page: null while the CMS is unavailable, 404 if it does not exist. */
export async function fetchEvent(
  site: Site,
  page: PageName,
  params: { readonly slug: string },
): Promise<Event | null> {
  const answer = await site.orNull(site.content.event(params.slug).then((event) => ({ event })))
  return answer && foundDocument(page, site.locale, params, answer.event)
}

/** An event without its text and related content, which a form does not need. */
export function toSummary(event: Event): EventSummary {
  const {
    body: _body,
    related: _related,
    translations: _translations,
    speakerRole: _role,
    movedFrom: _movedFrom,
    ...summary
  } = event
  return summary
}
