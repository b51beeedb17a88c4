import type { Office } from '@site/contracts/content/pages.ts'
import { EmailLink, PhoneLink, WhatsAppLink } from '#app/design/contact-links.tsx'
import { Icon } from '#app/design/icon.tsx'
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
import { Slip } from '#app/page-parts/slip.tsx'
import { copy } from './copy.ts'
import { MessageForm, type MessageFormProps } from './message-form.tsx'
import { OfficeList } from './office-list.tsx'
import { OfficeMap } from './office-map.tsx'

interface ContactPageProps extends MessageFormProps {
  /** null: the CMS is unavailable. */
  offices: readonly Office[] | null
  phone: string
  whatsapp: string
  email: string
  isSent: boolean
  /** Why the last message was not delivered; null if there was no failure. */
  submitError: SubmitErrorReason | null
}

export function ContactPage({
  offices,
  phone,
  whatsapp,
  email,
  isSent,
  submitError,
  ...form
}: ContactPageProps) {
  const { locale } = form
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="contactUs" title={words.title} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <DirectContact
          email={email}
          hours={offices?.[0]?.hours ?? null}
          locale={locale}
          phone={phone}
          whatsapp={whatsapp}
        />
        <section
          className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          data-screen-only={isSent ? undefined : ''}
        >
          <h2 className="mb-4 text-xl">{words.formTitle}</h2>
          {submitError ? (
            <SubmitError
              email={email}
              locale={locale}
              phone={phone}
              reason={submitError}
              title={words.notSentTitle}
              whatsapp={whatsapp}
            />
          ) : null}
          {isSent ? <Sent locale={locale} /> : <MessageForm {...form} />}
        </section>
        <BeforeWriting locale={locale} />
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

/** The ways that need no form, above it on phones. */
function DirectContact({
  phone,
  whatsapp,
  email,
  hours,
  locale,
}: Pick<ContactPageProps, 'phone' | 'whatsapp' | 'email' | 'locale'> & {
  /** Of the first office. */
  hours: string | null
}) {
  const words = copy[locale]
  return (
    <aside aria-label={words.direct} className="board min-w-0 rounded-card p-5 sm:p-8 lg:col-start-2">
      <Kawung />
      <div className="relative">
        <h2 className="text-lg">{words.direct}</h2>
        <dl className="mt-2 grid sm:mt-4 sm:gap-4 [&_a]:inline-block [&_a]:py-3 [&_a]:text-on-board sm:[&_a]:py-0 [&>div]:flex [&>div]:flex-wrap [&>div]:items-center [&>div]:justify-between [&>div]:gap-x-4 sm:[&>div]:block">
          <div>
            <dt className="text-sm text-on-board-soft">{words.phoneShort}</dt>
            <dd className="font-bold sm:text-xl">
              <PhoneLink locale={locale} phone={phone} />
            </dd>
          </div>
          {whatsapp === '' ? null : (
            <div>
              <dt className="text-sm text-on-board-soft">WhatsApp</dt>
              <dd>
                <WhatsAppLink locale={locale} whatsapp={whatsapp} />
              </dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-on-board-soft">{words.emailShort}</dt>
            <dd className="wrap-break-word">
              <EmailLink email={email} />
            </dd>
          </div>
        </dl>
        {hours ? <p className="mt-3 text-sm text-on-board-soft">{`${words.hours}: ${hours}`}</p> : null}
      </div>
    </aside>
  )
}

function BeforeWriting({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <div className="grid min-w-0 gap-8 self-start lg:col-start-2">
      <div className="border-t-3 border-accent pt-4">
        <p className="font-semibold">{words.safetyTitle}</p>
        <p className="mt-1 text-soft">{words.safetyText}</p>
        <p className="mt-2">
          <a className="text-link" href={pathTo('officialChannels', locale)}>
            {words.channels}
          </a>
        </p>
      </div>
      <div>
        <p className="mb-2 font-semibold">{words.firstTitle}</p>
        <PageLinks locale={locale} pages={['faq', 'announcement']} />
      </div>
    </div>
  )
}

/** Takes the focus, because the focused form is gone. */
function Sent({ locale }: { locale: Locale }) {
  const { sentTitle, sentText, sendAnother } = copy[locale]
  return (
    <div ref={useResponseFocus<HTMLDivElement>('sent')} tabIndex={-1}>
      <Slip figure={<Icon name="check" />}>
        <div role="status">
          <p className="text-lg font-bold">{sentTitle}</p>
          <p className="mt-1">{sentText}</p>
        </div>
        <p className="mt-4">
          <a className="text-link" href={pathTo('contactUs', locale)}>
            {sendAnother}
          </a>
        </p>
      </Slip>
    </div>
  )
}
