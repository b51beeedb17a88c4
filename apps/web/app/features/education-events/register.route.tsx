import { data } from 'react-router'
import { consentTexts } from '#app/forms/consent.ts'
import { postedForm } from '#app/forms/posted-form.ts'
import { sentOrKept } from '#app/forms/sent-or-kept.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { requestContext } from '#app/shell/request-context.server.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/register.route.ts'
import { eventOf } from './event-of.ts'
import { eventStatus } from './event-status.ts'
import { registerCopy } from './register-copy.ts'
import { RegisterPage } from './register-page.tsx'
import { kindInAddress, kindOf, registrationValues } from './registration-form.ts'
import { sendRegistration } from './send-registration.server.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, now } = site
  // The form must come back with what was typed even when the event cannot be fetched.
  const [event, { shell }] = await Promise.all([
    eventOf(site, 'eduvestRegister', params),
    context.get(requestContext).frame(locale),
  ])
  const words = registerCopy[locale]
  const kind = kindOf(url.searchParams.get('kind'))
  const name = event?.title ?? words.thisEvent
  const answer = {
    head: pageHead({
      page: 'eduvestRegister',
      title: words.title(name),
      description: words.description(name),
      query: { kind: kind && kindInAddress[kind] },
      params,
      ...(event ? { translations: event.translations } : {}),
    }),
    locale,
    slug: params.slug,
    event,
    status: event && eventStatus(event, now),
    kind,
    consent: consentTexts(locale, shell.settings.notices, words.purpose),
    idempotencyKey: crypto.randomUUID(),
    phone: shell.settings.phone,
    email: shell.settings.email,
  }
  return data(answer, { status: event ? 200 : 503 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const values = registrationValues(await postedForm(request))
  const { shell } = await context.get(requestContext).frame(site.locale)
  const { purpose } = registerCopy[site.locale]
  const { processing } = consentTexts(site.locale, shell.settings.notices, purpose)
  return sendRegistration(site, params.slug, values, processing)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const kept = () => ({ values: registrationValues(form), errors: {}, notSent: 'offline' as const })
  return sentOrKept(() => serverAction(), kept)
}

export const meta = pageMeta

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} returned={actionData ?? null} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
