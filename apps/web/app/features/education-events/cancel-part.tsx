import { TICKET_PARAMETER } from '@site/contracts/content/forms.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { ButtonLink } from '#app/design/button.tsx'
import { ContactLine } from '#app/design/contact-links.tsx'
import { Form } from '#app/design/form.tsx'
import { Notice } from '#app/design/notice.tsx'
import { SendButton } from '#app/forms/send-button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { cancelCopy } from './cancel-copy.ts'
import type { CancelError, Cancellation } from './cancellation.ts'

interface CancelPartProps {
  locale: Locale
  slug: string
  cancellation: Cancellation
  /** null: not submitted yet, or the outcome is in `cancellation`. */
  cancelError: CancelError | null
  phone: string
  whatsapp: string
  email: string
}

/** Viewing the page changes nothing, because email clients prefetch links: only the button cancels. */
export function CancelPart({
  locale,
  slug,
  cancellation,
  cancelError,
  phone,
  whatsapp,
  email,
}: CancelPartProps) {
  const words = cancelCopy[locale]
  const { ticket, state } = cancellation
  const [hasSubmitted, setHasSubmitted] = useState(false)
  switch (state) {
    case 'cancelled':
      return (
        <div className="grid gap-6">
          <Outcome takesFocus={hasSubmitted}>
            <Notice role="status" title={words.canceledTitle} tone="success">
              <p>{words.canceledText}</p>
            </Notice>
          </Outcome>
          <p>
            <ButtonLink look="quiet" to={pathTo('eduvestRegister', locale, { slug })}>
              {words.registerAgain}
            </ButtonLink>
          </p>
        </div>
      )
    case 'over':
      return (
        <Outcome takesFocus={hasSubmitted}>
          <Notice title={words.overTitle}>
            <p>{words.overText}</p>
          </Notice>
        </Outcome>
      )
    case 'unknown':
      return (
        <Outcome takesFocus={hasSubmitted}>
          <Notice role="alert" title={words.unknownTitle} tone="error">
            <p>{words.unknownText}</p>
            <ContactLine email={email} phone={phone} whatsapp={whatsapp} />
          </Notice>
        </Outcome>
      )
    case 'confirmed':
    case 'waiting':
    case 'unavailable': {
      const failed = cancelError?.reason ?? (state === 'unavailable' ? state : null)
      return (
        <div className="grid gap-6">
          {failed ? (
            <Notice role="alert" title={words.unavailableTitle} tone="error">
              <p>{words[failed]}</p>
            </Notice>
          ) : null}
          {state === 'unavailable' ? null : <p className="max-w-[60ch]">{words.registered[state]}</p>}
          <CancelForm locale={locale} onCancel={() => setHasSubmitted(true)} slug={slug} ticket={ticket} />
        </div>
      )
    }
  }
}

/** Replaces the button and takes over its focus. */
function Outcome({ takesFocus, children }: { takesFocus: boolean; children: React.ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) {
      element.current?.focus()
    }
  }, [takesFocus])
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  )
}

interface CancelFormProps {
  locale: Locale
  slug: string
  ticket: string
  onCancel: () => void
}

function CancelForm({ locale, slug, ticket, onCancel }: CancelFormProps) {
  const words = cancelCopy[locale]
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form
      action={pathTo('eduvestRegister', locale, { slug }, { [TICKET_PARAMETER]: ticket })}
      className="flex flex-wrap items-center gap-x-6 gap-y-4"
      method="post"
      onSubmit={(event) => (isSending ? event.preventDefault() : onCancel())}
    >
      <SendButton busy={isSending ? words.sending : null}>{words.cancel}</SendButton>
      <a className="text-link" href={pathTo('eduvestDetail', locale, { slug })}>
        {words.keep}
      </a>
    </Form>
  )
}
