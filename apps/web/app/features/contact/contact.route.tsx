import { consentTexts } from '#app/forms/consent.ts'
import { postedForm } from '#app/forms/posted-form.ts'
import { type NoResponseReason, submitOrRestore } from '#app/forms/submit-or-restore.ts'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { firm } from '#app/head/structured-data.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { type Site, siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/contact.route.ts'
import { contactValues } from './contact-form.ts'
import { ContactPage } from './contact-page.tsx'
import { copy } from './copy.ts'
import { type ReturnedMessage, sendMessage, sentMessage } from './send-message.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale, content, orNull, now } = site
  const { layoutData, humanCheck, receipts } = context.get(requestContext)
  // Layout data is available even if the CMS is down, so form and phone number are always shown.
  const [list, subjects, { siteChrome }, check] = await Promise.all([
    orNull(content.offices()),
    fetchSubjects(site),
    layoutData(locale),
    humanCheck.issue('contact', now),
  ])
  const { phone, whatsapp, email, notices } = siteChrome.settings
  const words = copy[locale]
  return {
    head: pageHead({ page: 'contactUs', title: words.title, description: words.lead }),
    locale,
    offices: list?.offices ?? null,
    phone,
    whatsapp,
    email,
    subjects,
    consent: consentTexts(locale, notices, words.purpose),
    check,
    isSent: receipts.verify(url.searchParams.get('sent'), sentMessage, now),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const scope = context.get(requestContext)
  const posted = await postedForm(request)
  const [{ siteChrome }, subjects] = await Promise.all([scope.layoutData(site.locale), fetchSubjects(site)])
  const { purpose } = copy[site.locale]
  const consent = consentTexts(site.locale, siteChrome.settings.notices, purpose)
  return sendMessage(site, scope, posted, { consent, subjects })
}

/** Without subjects the form omits the field: a message without a subject is better than none. */
async function fetchSubjects({ content, orNull }: Site) {
  const list = await orNull(content.contactSubjects())
  return list?.subjects ?? []
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const restore = (reason: NoResponseReason): ReturnedMessage => ({
    values: contactValues(form),
    errors: {},
    submitError: { kind: reason },
    check: null,
  })
  return submitOrRestore(() => serverAction(), restore)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const meta = pageMetaWith(
  import.meta.env.SSR && ((_: Route.ComponentProps['loaderData'], site) => [firm(site)]),
)

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactPage
      {...loaderData}
      errors={actionData?.errors ?? {}}
      submitError={actionData?.submitError ?? null}
      returnedCheck={actionData?.check ?? null}
      values={actionData?.values ?? null}
    />
  )
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
