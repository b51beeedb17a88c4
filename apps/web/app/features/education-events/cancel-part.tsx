import { useState } from 'react'
import { ButtonLink } from '#app/design/button.tsx'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { cancelCopy } from './cancel-copy.ts'
import { TicketForm, TicketOutcome, UnknownTicket } from './ticket-parts.tsx'
import { type TicketError, type Ticketed, toTicketQuery } from './ticketed.ts'

interface CancelPartProps {
  locale: Locale
  slug: string
  ticketed: Extract<Ticketed, { purpose: 'cancel' }>
  /** null: not submitted yet, or the outcome is in `ticketed`. */
  ticketError: TicketError | null
  phone: string
  whatsapp: string
  email: string
}

/** Viewing the page changes nothing, because email clients prefetch links: only the button cancels. */
export function CancelPart(props: CancelPartProps) {
  const { locale, slug, ticketed, ticketError } = props
  const words = cancelCopy[locale]
  const { ticket, state } = ticketed
  const [hasSubmitted, setHasSubmitted] = useState(false)
  switch (state) {
    case 'cancelled':
      return (
        <div className="grid gap-6">
          <TicketOutcome takesFocus={hasSubmitted}>
            <Notice role="status" title={words.canceledTitle} tone="success">
              <p>{words.canceledText}</p>
            </Notice>
          </TicketOutcome>
          <p>
            <ButtonLink look="quiet" to={pathTo('eventRegister', locale, { slug })}>
              {words.registerAgain}
            </ButtonLink>
          </p>
        </div>
      )
    case 'over':
      return (
        <TicketOutcome takesFocus={hasSubmitted}>
          <Notice title={words.overTitle}>
            <p>{words.overText}</p>
          </Notice>
        </TicketOutcome>
      )
    case 'unknown':
      return (
        <TicketOutcome takesFocus={hasSubmitted}>
          <UnknownTicket {...props} />
        </TicketOutcome>
      )
    case 'confirmed':
    case 'waiting':
    case 'unavailable': {
      const failed = ticketError?.reason ?? (state === 'unavailable' ? state : null)
      return (
        <div className="grid gap-6">
          {failed ? (
            <Notice role="alert" title={words.unavailableTitle} tone="error">
              <p>{words[failed]}</p>
            </Notice>
          ) : null}
          {state === 'unavailable' ? null : <p className="max-w-[60ch]">{words.registered[state]}</p>}
          <TicketForm
            action={pathTo('eventRegister', locale, { slug }, toTicketQuery('cancel', ticket))}
            locale={locale}
            onSend={() => setHasSubmitted(true)}
            slug={slug}
            words={{ send: words.cancel, sending: words.sending, leave: words.keep }}
          />
        </div>
      )
    }
  }
}
