import { ContactLine } from '#app/design/contact-links.tsx'
import { Notice } from '#app/design/notice.tsx'
import { useErrorTitle } from '#app/design/use-error-title.ts'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from './copy.ts'
import type { SubmitErrorReason } from './submit-error-reason.ts'

/**
 * States that a form was not delivered, or that this is unknown, and offers other contacts. It is above the form, so it
 * takes the focus.
 */
export function SubmitError({
  locale,
  title,
  reason,
  phone,
  whatsapp,
  email,
}: {
  locale: Locale
  title: string
  reason: SubmitErrorReason
  phone: string
  whatsapp: string
  email: string
}) {
  useErrorTitle(true, reason)
  return (
    <div ref={useResponseFocus<HTMLDivElement>(reason)} className="mb-6" tabIndex={-1}>
      <Notice role="alert" title={isUnsure(reason) ? formCopy[locale].unsureTitle : title} tone="error">
        <p>{submitErrorText(locale, reason)}</p>
        {isFixedByRetry(reason) ? null : (
          <ContactLine email={email} locale={locale} phone={phone} whatsapp={whatsapp} />
        )}
      </Notice>
    </div>
  )
}

function submitErrorText(locale: Locale, reason: SubmitErrorReason): string {
  const { submitError } = formCopy[locale]
  return reason.kind === 'tooManyTries'
    ? submitError.tooManyTries(formatNumber(locale, Math.ceil(reason.retryAfterSeconds / 60)))
    : submitError[reason.kind]
}

/** Without a response, the form may have been delivered nevertheless. */
function isUnsure({ kind }: SubmitErrorReason): boolean {
  return kind === 'unavailable' || kind === 'offline'
}

function isFixedByRetry({ kind }: SubmitErrorReason): boolean {
  return kind === 'tooSoon' || kind === 'stale' || kind === 'unanswered'
}
