import { CONFIRM_PARAMETER, TICKET_PARAMETER } from '@site/contracts/ticket-parameter.ts'
import { data } from 'react-router'
import { eventStatus } from '#app/content/event-status.ts'
import { consentTexts } from '#app/forms/consent.ts'
import { postedForm } from '#app/forms/posted-form.ts'
import { type NoResponseReason, submitOrRestore } from '#app/forms/submit-or-restore.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/register.route.ts'
import { cancelCopy } from './cancel-copy.ts'
import { confirmCopy } from './confirm-copy.ts'
import { fetchEvent, toSummary } from './fetch-event.ts'
import { registerCopy } from './register-copy.ts'
import { RegisterPage } from './register-page.tsx'
import { kindInUrl, parseRegistrationKind, registrationValues } from './registration-form.ts'
import { type ReturnedRegistration, sendRegistration } from './send-registration.server.ts'
import { type TicketError, toTicketQuery } from './ticketed.ts'
import { cancelRegistration, confirmRegistration, fetchTicketed, toStatusCode } from './tickets.server.ts'

const ticketCopy = { cancel: cancelCopy, confirm: confirmCopy }

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, now } = site
  const { layoutData, humanCheck } = context.get(requestContext)
  // A returned form must preserve its input even if the event cannot be loaded.
  const [event, { siteChrome }, ticketed, check] = await Promise.all([
    fetchEvent(site, 'eventRegister', params),
    layoutData(locale),
    fetchTicketed(site, params.slug, url),
    humanCheck.issue('registration', now),
  ])
  const { purpose, thisEvent } = registerCopy[locale]
  const words = (ticketed ? ticketCopy[ticketed.purpose] : registerCopy)[locale]
  const kind = parseRegistrationKind(url.searchParams.get('kind'))
  const name = event?.title ?? thisEvent
  const loaded = {
    head: pageHead({
      page: 'eventRegister',
      title: words.title(name),
      description: words.description(name),
      query: ticketed ? toTicketQuery(ticketed.purpose, ticketed.ticket) : { kind: kind && kindInUrl[kind] },
      params,
      ...(event ? { translations: event.translations } : {}),
    }),
    locale,
    slug: params.slug,
    event: event && toSummary(event),
    status: event && eventStatus(event, now),
    kind,
    ticketed,
    consent: consentTexts(locale, siteChrome.settings.notices, purpose),
    check,
    phone: siteChrome.settings.phone,
    whatsapp: siteChrome.settings.whatsapp,
    email: siteChrome.settings.email,
  }
  const status = ticketed ? toStatusCode(ticketed) : event ? 200 : 503
  // Stricter than elsewhere because of the ticket in the URL; "no-referrer" would send the form with the origin "null".
  return data(loaded, { status, headers: ticketed ? { 'referrer-policy': 'same-origin' } : {} })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const scope = context.get(requestContext)
  const ticket = url.searchParams.get(TICKET_PARAMETER)
  if (ticket !== null) {
    return url.searchParams.has(CONFIRM_PARAMETER)
      ? confirmRegistration(site, scope.receipts, params.slug, ticket)
      : cancelRegistration(site, params.slug, ticket)
  }
  const posted = await postedForm(request)
  const { siteChrome } = await scope.layoutData(site.locale)
  const { purpose } = registerCopy[site.locale]
  const consent = consentTexts(site.locale, siteChrome.settings.notices, purpose)
  return sendRegistration(site, scope, posted, { slug: params.slug, consent })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const restore = (reason: NoResponseReason): ReturnedRegistration | TicketError =>
    new URL(request.url).searchParams.has(TICKET_PARAMETER)
      ? { kind: 'ticketError', reason }
      : {
          kind: 'form',
          values: registrationValues(form),
          errors: {},
          submitError: { kind: reason },
          check: null,
        }
  return submitOrRestore(() => serverAction(), restore)
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders])

export const meta = pageMeta

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} returned={actionData ?? null} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
