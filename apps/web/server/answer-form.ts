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
  /** The number of our proxies in front of the site, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly renderer: Pick<PageRenderer, 'render'>
}

/** Created once: under load it is thrown thousands of times. */
const tooManyLarge = new Overload('body bytes of large forms')

/** Handles a submitted form. The response is for this visitor only. */
export async function answerForm(
  options: FormOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const route = routeLabel(url.pathname)
  const form = formPages.find((page) => page === route)
  // Counted when the outcome is known, not when the response is sent: a client that disconnected may still have been
  // registered.
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
  // A fresh object: a client must not be able to set its own visitor address.
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

/** The outcome that the page reports; otherwise 4xx = invalid input and 5xx = our failure. */
function outcomeOf(status: number, told: string | undefined): FormOutcome {
  return formOutcomes.find((outcome) => outcome === told) ?? (status >= 500 ? 'failed' : 'refused')
}

/** Only the site's own pages may submit a form. The router checks the same, but would respond without a page. */
function isFromHere(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && origin !== new URL(siteUrl).origin) {
    return false
  }
  return typeof site === 'string' ? site === 'same-origin' || site === 'none' : origin !== undefined
}
