import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from './copy.ts'
import type { NotSentReason } from './sent-or-kept.ts'

/** Says that a form has reached nobody, and the ways that need none; takes the focus, as it stands above the form. */
export function NotSent({
  locale,
  title,
  reason,
  phone,
  email,
}: {
  locale: Locale
  title: string
  reason: NotSentReason
  phone: string
  email: string
}) {
  return (
    <div className="mb-6" ref={(element) => element?.focus()} tabIndex={-1}>
      <Notice role="alert" title={title} tone="error">
        <p>{formCopy[locale].notSent[reason]}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <PhoneLink phone={phone} />
          <EmailLink email={email} />
        </p>
      </Notice>
    </div>
  )
}
