import type { IncomingMessage, ServerResponse } from 'node:http'
import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { visitorAddress } from '@site/contracts/visitor-address.ts'
import { FORM_OUTCOME_HEADER, type FormOutcome, formOutcomes } from '#app/forms/form-outcome.ts'
import { Overload } from '#server/base/load-shedder.ts'
import { formPages } from '../instrumentation/outcomes.ts'
import { forms } from '../instrumentation/request-metrics.ts'
import { routeLabel } from '../instrumentation/route-label.ts'
import { StoredPage } from '../page-cache/stored-page.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import { sendErrorPage } from '../pages/send-error-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { discard, formBody, reserveBodyBytes } from './form-body.ts'

export interface FormOptions {
  readonly siteUrl: string
  /** The number of our proxies in front of the site, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly renderer: Pick<PageRenderer, 'render'>
}

/** The page whose form is submitted to this URL. */
export function formPageAt(pathname: string): (typeof formPages)[number] | undefined {
  const route = routeLabel(pathname)
  return formPages.find((page) => page === route)
}

/** Created once: under load it is thrown thousands of times. */
const tooManyLargeForms = new Overload('body bytes of large forms')

/** Handles a submitted form. The response is for this visitor only. */
export async function handleForm(
  options: FormOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const form = formPageAt(url.pathname)
  // Counted when the outcome is known, not when the response is sent: a client that disconnected may still have been
  // registered.
  const count = (outcome: FormOutcome) => {
    if (form !== undefined) {
      forms.add({ form, outcome })
    }
  }
  if (!isAccepted(request, options.siteUrl, form)) {
    count('refused')
    sendErrorPage(response, 403, url.pathname, {}, 'formOfUnknownOrigin')
    return
  }
  const release = reserveBodyBytes(request)
  if (release === null) {
    count('failed')
    await discard(request)
    throw tooManyLargeForms
  }
  try {
    await render(options, request, response, url, count)
  } finally {
    release()
  }
}

async function render(
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
  if (form.kind === 'rejected') {
    count('refused')
    sendErrorPage(response, form.status, url.pathname, { connection: 'close' })
    return
  }
  // A fresh object: a client must not be able to set its own visitor address.
  const headers = new Headers({ [VISITOR_HEADER]: visitorAddress(request, trustedProxies) })
  for (const name of ['content-type', 'origin', 'sec-fetch-site', 'accept']) {
    const value = request.headers[name]
    // The router compares each origin with the site's own.
    if (typeof value === 'string' && (name !== 'origin' || value === new URL(siteUrl).origin)) {
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
  const { [FORM_OUTCOME_HEADER]: reported, ...sent } = rendered.headers
  count(toOutcome(rendered.status, reported))
  await sendPage(request, response, new StoredPage({ ...rendered, headers: sent }), 'bypass')
}

/** The outcome that the page reports; otherwise 4xx = invalid input and 5xx = our failure. */
function toOutcome(status: number, reported: string | undefined): FormOutcome {
  return formOutcomes.find((outcome) => outcome === reported) ?? (status >= 500 ? 'failed' : 'refused')
}

/** A form that stores nothing and reads no cookie: a foreign page gains nothing by submitting it. */
const formWithoutEffect = 'officialChannels' satisfies PageName

/**
 * Mail providers submit it for their users without an origin (RFC 8058). It reads no cookie: the token in its URL, which
 * no foreign page has, is all that it needs.
 */
const oneClickForm = 'subscriptionEnd' satisfies PageName

/**
 * Their token in the URL is all that they need, and is not sent to other pages (`no-referrer`). Browsers without
 * `Sec-Fetch-Site` state the origin `null` from such a page, and would otherwise not get through.
 */
const tokenForms: readonly (string | undefined)[] = [
  'subscriptionConfirm',
  'subscriptionManage',
] satisfies PageName[]

/**
 * Only the site's own pages may submit a form. The router checks the same, but would respond without a page. Privacy
 * tools remove both headers, which no foreign page can do.
 */
function isAccepted(request: IncomingMessage, siteUrl: string, form: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (form === oneClickForm) return true
  if (tokenForms.includes(form) && origin === 'null' && site === undefined) return true
  // Browsers hide the origin of a page whose URL is a secret (`no-referrer`); newer ones state the site nevertheless.
  const isOwn = origin === new URL(siteUrl).origin || (origin === 'null' && site === 'same-origin')
  if (origin !== undefined && !isOwn) {
    return false
  }
  if (typeof site === 'string') return site === 'same-origin' || site === 'none'
  return origin !== undefined || form === formWithoutEffect
}
