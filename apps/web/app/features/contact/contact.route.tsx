import { data, redirect } from 'react-router'
import { consentTexts } from '#app/forms/consent.ts'
import { postedForm } from '#app/forms/posted-form.ts'
import { sentOrKept } from '#app/forms/sent-or-kept.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { pageHead, pageMetaWith } from '#app/shell/page-head.ts'
import { requestContext } from '#app/shell/request-context.server.ts'
import { siteContext } from '#app/shell/site-context.ts'
import { firm } from '#app/shell/structured-data.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import type { Route } from './+types/contact.route.ts'
import { contactValues, parseContactForm } from './contact-form.ts'
import { ContactPage } from './contact-page.tsx'
import { copy } from './copy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, orUnavailable } = context.get(siteContext)
  // The frame is there even when the content service is not, so that the form and the phone number stay.
  const [list, { shell }] = await Promise.all([
    orUnavailable(content.offices()),
    context.get(requestContext).frame(locale),
  ])
  const { phone, email, notices } = shell.settings
  const words = copy[locale]
  return {
    head: pageHead({ page: 'contactUs', title: words.title, description: words.lead }),
    locale,
    offices: list?.offices ?? null,
    phone,
    email,
    consent: consentTexts(locale, notices, words.purpose),
    idempotencyKey: crypto.randomUUID(),
    isSent: url.searchParams.get('sent') === '1',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, content } = context.get(siteContext)
  const values = contactValues(await postedForm(request))
  const { shell } = await context.get(requestContext).frame(locale)
  const consent = consentTexts(locale, shell.settings.notices, copy[locale].purpose)
  const form = parseContactForm(values, locale, consent.processing)
  if (form.kind === 'invalid') {
    return data({ values, errors: form.errors, notSent: null }, { status: 422 })
  }
  try {
    await content.sendContactMessage(form.message)
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return data({ values, errors: {}, notSent: 'unavailable' as const }, { status: 503 })
  }
  return redirect(pathTo('contactUs', locale, undefined, { sent: 1 }), 303)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const kept = () => ({ values: contactValues(form), errors: {}, notSent: 'offline' as const })
  return sentOrKept(() => serverAction(), kept)
}

export const meta = pageMetaWith((_: Route.ComponentProps['loaderData'], site) => [firm(site)])

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactPage
      {...loaderData}
      errors={actionData?.errors ?? {}}
      notSent={actionData?.notSent ?? null}
      values={actionData?.values ?? null}
    />
  )
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
