import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { ContactLine } from '#app/design/contact-links.tsx'
import { Form } from '#app/design/form.tsx'
import { Notice } from '#app/design/notice.tsx'
import { SendButton } from '#app/forms/send-button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { cancelCopy } from './cancel-copy.ts'

/** Replaces the button and takes over its focus. */
export function TicketOutcome({ takesFocus, children }: { takesFocus: boolean; children: React.ReactNode }) {
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

interface UnknownTicketProps {
  locale: Locale
  phone: string
  whatsapp: string
  email: string
}

export function UnknownTicket({ locale, phone, whatsapp, email }: UnknownTicketProps) {
  const words = cancelCopy[locale]
  return (
    <Notice role="alert" title={words.unknownTitle} tone="error">
      <p>{words.unknownText}</p>
      <ContactLine email={email} locale={locale} phone={phone} whatsapp={whatsapp} />
    </Notice>
  )
}

interface TicketFormProps {
  locale: Locale
  slug: string
  action: string
  words: {
    send: string
    sending: string
    leave: string
  }
  onSend: () => void
}

export function TicketForm({ locale, slug, action, words, onSend }: TicketFormProps) {
  // Also while the redirect loads: another click would submit it again.
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form
      action={action}
      className="flex flex-wrap items-center gap-x-6 gap-y-4"
      method="post"
      onSubmit={(event) => (isSending ? event.preventDefault() : onSend())}
    >
      <SendButton busy={isSending ? words.sending : null}>{words.send}</SendButton>
      <a className="text-link" href={pathTo('eventDetail', locale, { slug })}>
        {words.leave}
      </a>
    </Form>
  )
}
