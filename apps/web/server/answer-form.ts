import type { IncomingMessage, ServerResponse } from 'node:http'
import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { visitorAddress } from '@site/contracts/visitor-address.ts'
import { FORM_OUTCOME_HEADER, type FormOutcome, formOutcomes } from '#app/forms/form-outcome.ts'
import { discard, formBody, roomFor } from './form-body.ts'
import { StoredPage } from './page-cache/stored-page.ts'
import type { PageRenderer } from './page-renderer.ts'
import { refuse } from './refusal.ts'
import { sendPage } from './send-page.ts'
import { Overload } from './shedding.ts'
import { forms } from './watch/figures.ts'
import { formPages } from './watch/outcomes.ts'
import { routeLabel } from './watch/route-label.ts'

export interface FormOptions {
  readonly siteUrl: string
  /** How many proxies of ours stand before the site, each adding to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly renderer: Pick<PageRenderer, 'render'>
}

/** Made once, as a flood is sent away by thousands. */
const tooManyLarge = new Overload('large forms take up all the room for them')

/** What a visitor sends, and the page that comes of it: for this visitor alone. */
export async function answerForm(
  options: FormOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const route = routeLabel(url.pathname)
  const form = formPages.find((page) => page === route)
  // Counted when it is known, and not when it is answered: who left before may still have a seat.
  const count = (outcome: FormOutcome) => {
    if (form !== undefined) {
      forms.add({ form, outcome })
    }
  }
  if (!isFromHere(request, options.siteUrl)) {
    count('refused')
    refuse(response, 403, url.pathname)
    return
  }
  const release = roomFor(request)
  if (release === null) {
    count('failed')
    await discard(request)
    throw tooManyLarge
  }
  try {
    await answer(options, request, response, url, count)
  } finally {
    release()
  }
}

async function answer(
  { renderer, siteUrl, trustedProxies }: FormOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  count: (outcome: FormOutcome) => void,
): Promise<void> {
  const form = await formBody(request).catch((error: unknown) => {
    count('broken')
    throw error
  })
  if (form.kind === 'refused') {
    count('refused')
    refuse(response, form.status, url.pathname, { connection: 'close' })
    return
  }
  // Made here and not copied: what a client says of its own address is worth nothing.
  const headers = new Headers({ [VISITOR_HEADER]: visitorAddress(request, trustedProxies) })
  for (const name of ['content-type', 'origin', 'sec-fetch-site', 'accept']) {
    const value = request.headers[name]
    if (typeof value === 'string') {
      headers.set(name, value)
    }
  }
  const target = `${siteUrl}${url.pathname}${url.search}`
  const rendered = await renderer
    .render(new Request(target, { method: 'POST', headers, body: form.body }))
    .catch((error: unknown) => {
      count('failed')
      throw error
    })
  const { [FORM_OUTCOME_HEADER]: told, ...sent } = rendered.headers
  count(outcomeOf(rendered.status, told))
  await sendPage(request, response, new StoredPage({ ...rendered, headers: sent }), 'bypass')
}

/** What the page says of it; a form that comes back is refused for its faults or has failed for ours. */
function outcomeOf(status: number, told: string | undefined): FormOutcome {
  return formOutcomes.find((outcome) => outcome === told) ?? (status >= 500 ? 'failed' : 'refused')
}

/** A form may be sent by this site's own pages only; the router checks the same and would answer without a page. */
function isFromHere(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && origin !== new URL(siteUrl).origin) {
    return false
  }
  return typeof site === 'string' ? site === 'same-origin' || site === 'none' : origin !== undefined
}
