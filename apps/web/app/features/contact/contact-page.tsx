import type { Office } from '@site/contracts/content/pages.ts'
import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { copy } from './copy.ts'
import { MessageForm, type MessageFormProps } from './message-form.tsx'
import { OfficeList } from './office-list.tsx'

interface ContactPageProps extends MessageFormProps {
  /** null: the content service does not answer. */
  offices: readonly Office[] | null
  phone: string
  email: string
  isSent: boolean
  /** The last message could not be handed on. */
  isUnavailable: boolean
}

export function ContactPage({ offices, phone, email, isSent, isUnavailable, ...form }: ContactPageProps) {
  const { locale } = form
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="contactUs" title={words.title} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section className="min-w-0">
          <h2 className="mb-4 text-xl">{words.formTitle}</h2>
          {isUnavailable ? (
            <div className="mb-6">
              <Notice role="alert" title={words.unavailableTitle} tone="error">
                <p>{words.unavailableText}</p>
                <p className="mt-2 flex flex-wrap gap-x-6">
                  <PhoneLink phone={phone} />
                  <EmailLink email={email} />
                </p>
              </Notice>
            </div>
          ) : null}
          {isSent ? (
            <Notice role="status" title={words.sentTitle}>
              <p>{words.sentText}</p>
              <p className="mt-2">
                <a className="font-semibold underline underline-offset-4" href={pathTo('contactUs', locale)}>
                  {words.sendAnother}
                </a>
              </p>
            </Notice>
          ) : (
            <MessageForm {...form} />
          )}
        </section>
        <section className="min-w-0 self-start border-t border-line pt-5">
          <h2 className="text-lg">{words.direct}</h2>
          <dl className="mt-3 grid gap-3">
            <div>
              <dt className="text-sm text-soft">{words.phoneShort}</dt>
              <dd>
                <PhoneLink phone={phone} />
              </dd>
            </div>
            <div>
              <dt className="text-sm text-soft">{words.emailShort}</dt>
              <dd className="wrap-break-word">
                <EmailLink email={email} />
              </dd>
            </div>
          </dl>
        </section>
      </div>
      <Section title={words.officesTitle}>
        {offices === null ? (
          <Notice>{words.officesUnavailable}</Notice>
        ) : offices.length === 0 ? (
          <EmptyState text={words.noOffices} />
        ) : (
          <OfficeList locale={locale} offices={offices} />
        )}
      </Section>
    </div>
  )
}
