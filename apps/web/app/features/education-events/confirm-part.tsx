import type { EventSummary } from '@site/contracts/content/education.ts'
import { useState } from 'react'
import type { EventStatus } from '#app/content/event-status.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { closedReason } from './closed-reason.ts'
import { confirmCopy } from './confirm-copy.ts'
import { registrationLink } from './registration-link.ts'
import { TicketForm, TicketOutcome, UnknownTicket } from './ticket-parts.tsx'
import { type TicketError, type Ticketed, toTicketQuery } from './ticketed.ts'

interface ConfirmPartProps {
  locale: Locale
  slug: string
  /** null: the CMS is unavailable. */
  event: EventSummary | null
  status: EventStatus | null
  ticketed: Extract<Ticketed, { purpose: 'confirm' }>
  /** null: not submitted yet, or the outcome is in `ticketed`. */
  ticketError: TicketError | null
  phone: string
  whatsapp: string
  email: string
}

/** Viewing the page changes nothing, because email scanners open links: only the button confirms. */
export function ConfirmPart(props: ConfirmPartProps) {
  const { locale, slug, ticketed, ticketError } = props
  const { ticket, state } = ticketed
  const words = confirmCopy[locale]
  const [hasSubmitted, setHasSubmitted] = useState(false)
  if (state !== 'held' && state !== 'heldWaiting' && state !== 'unavailable') {
    return (
      <TicketOutcome takesFocus={hasSubmitted}>
        <ConfirmOutcome {...props} />
      </TicketOutcome>
    )
  }
  const failed = ticketError?.reason ?? (state === 'unavailable' ? state : null)
  return (
    <div className="grid gap-6">
      {failed ? (
        <Notice role="alert" title={words.unavailableTitle} tone="error">
          <p>{words[failed]}</p>
        </Notice>
      ) : null}
      {state === 'unavailable' ? null : <p className="max-w-[60ch]">{words.held[state]}</p>}
      <TicketForm
        action={pathTo('eventRegister', locale, { slug }, toTicketQuery('confirm', ticket))}
        locale={locale}
        onSend={() => setHasSubmitted(true)}
        slug={slug}
        words={{ send: words.confirm, sending: words.sending, leave: words.toEvent }}
      />
    </div>
  )
}

function ConfirmOutcome({ ticketed: { state }, ...props }: ConfirmPartProps) {
  const { locale } = props
  const words = confirmCopy[locale]
  switch (state) {
    case 'confirmed':
      return (
        <Notice role="status" title={words.confirmedTitle} tone="success">
          <p>{words.confirmedText}</p>
        </Notice>
      )
    case 'waiting':
      return (
        <Notice role="status" title={words.waitingTitle} tone="success">
          <p>{words.waitingText}</p>
        </Notice>
      )
    case 'lapsed':
      return <Lapsed {...props} />
    case 'cancelled':
      return (
        <Notice title={words.canceledTitle}>
          <p>{words.canceledText}</p>
        </Notice>
      )
    case 'eventCanceled':
      return (
        <Notice title={words.eventCanceledTitle}>
          <p>{words.eventCanceledText}</p>
        </Notice>
      )
    case 'over':
      return (
        <Notice title={words.overTitle}>
          <p>{words.overText}</p>
        </Notice>
      )
    default:
      return <UnknownTicket {...props} />
  }
}

/** What the person can do now depends on the event. */
function Lapsed({ locale, slug, event, status }: Omit<ConfirmPartProps, 'ticketed'>) {
  const words = confirmCopy[locale]
  const reason = event && status && closedReason(locale, status, event)
  const link = status && registrationLink(locale, status, slug)
  return (
    <div className="grid gap-6">
      <Notice role="alert" title={words.lapsedTitle} tone="warning">
        <p>{words.lapsedText}</p>
        {reason ? <p>{reason}</p> : null}
      </Notice>
      {link ? (
        <p>
          <ButtonLink to={link.to}>{status === 'open' ? words.registerAgain : link.label}</ButtonLink>
        </p>
      ) : null}
    </div>
  )
}
