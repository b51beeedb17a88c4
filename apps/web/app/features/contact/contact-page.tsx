import type { Office } from '@site/contracts/content/pages.ts'
import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import { SubmitError } from '#app/forms/submit-error.tsx'
import type { SubmitErrorReason } from '#app/forms/submit-error-reason.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { PageLinks } from '#app/page-parts/page-links.tsx'
import { copy } from './copy.ts'
import { MessageForm, type MessageFormProps } from './message-form.tsx'
import { OfficeList } from './office-list.tsx'
import { OfficeMap } from './office-map.tsx'

interface ContactPageProps extends MessageFormProps {
  /** null: the CMS is unavailable. */
  offices: readonly Office[] | null
  phone: string
  email: string
  isSent: boolean
  /** Why the last message was not delivered; null if there was no failure. */
  submitError: SubmitErrorReason | null
}

export function ContactPage({ offices, phone, email, isSent, submitError, ...form }: ContactPageProps) {
  const { locale } = form
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="contactUs" title={words.title} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section className="min-w-0">
          <h2 className="mb-4 text-xl">{words.formTitle}</h2>
          {submitError ? (
            <SubmitError
              email={email}
              locale={locale}
              phone={phone}
              reason={submitError}
              title={words.notSentTitle}
            />
          ) : null}
          {isSent ? <Sent locale={locale} /> : <MessageForm {...form} />}
        </section>
        <DirectContact email={email} locale={locale} phone={phone} />
      </div>
      <Section title={words.officesTitle}>
        {offices === null ? (
          <Notice>{words.officesUnavailable}</Notice>
        ) : offices.length === 0 ? (
          <EmptyState text={words.noOffices} />
        ) : (
          <>
            <OfficeMap offices={offices} />
            <OfficeList locale={locale} offices={offices} />
          </>
        )}
      </Section>
    </div>
  )
}

/** Phone, email and help pages, which need no form. */
function DirectContact({ phone, email, locale }: { phone: string; email: string; locale: Locale }) {
  const words = copy[locale]
  return (
    <aside aria-label={words.direct} className="grid min-w-0 gap-8 self-start lg:sticky lg:top-6">
      <div className="board rounded-card p-8">
        <Kawung />
        <div className="relative">
          <h2 className="text-lg">{words.direct}</h2>
          <dl className="mt-4 grid gap-4 [&_a]:text-on-board">
            <div>
              <dt className="text-sm text-on-board-soft">{words.phoneShort}</dt>
              <dd className="text-xl font-bold">
                <PhoneLink phone={phone} />
              </dd>
            </div>
            <div>
              <dt className="text-sm text-on-board-soft">{words.emailShort}</dt>
              <dd className="wrap-break-word">
                <EmailLink email={email} />
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="border-t-3 border-accent pt-4">
        <p className="font-semibold">{words.safetyTitle}</p>
        <p className="mt-1 text-[0.95rem] text-soft">{words.safetyText}</p>
      </div>
      <div>
        <p className="mb-2 font-semibold">{words.firstTitle}</p>
        <PageLinks locale={locale} pages={['faq', 'announcement']} />
      </div>
    </aside>
  )
}

/** Takes the focus, because the focused form is gone. */
function Sent({ locale }: { locale: Locale }) {
  const { sentTitle, sentText, sendAnother } = copy[locale]
  return (
    <div ref={useResponseFocus<HTMLDivElement>('sent')} tabIndex={-1}>
      <Notice role="status" title={sentTitle}>
        <p>{sentText}</p>
        <p className="mt-2">
          <a className="font-semibold underline underline-offset-4" href={pathTo('contactUs', locale)}>
            {sendAnother}
          </a>
        </p>
      </Notice>
    </div>
  )
}
