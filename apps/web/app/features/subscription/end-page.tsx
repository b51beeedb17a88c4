import { subscriptionListNames } from '@site/contracts/content/subscription-names.ts'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import type { OpenedLink } from './link.server.ts'
import type { FailedRequest } from './link.ts'
import type { EndOutcome } from './link-actions.server.ts'
import { FailedNotice, LinkForm, LinkProblemNotice, Outcome } from './link-parts.tsx'
import { tokenCopy } from './token-copy.ts'

interface EndPageProps {
  locale: Locale
  link: OpenedLink
  /** null: the button was not clicked yet. */
  outcome: EndOutcome | FailedRequest | null
}

export function EndPage({ locale, link, outcome }: EndPageProps) {
  const words = tokenCopy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.endLead} page="subscriptionEnd" title={words.endTitle} />
      <EndBody link={link} locale={locale} outcome={outcome} />
    </div>
  )
}

function EndBody({ locale, link, outcome }: EndPageProps) {
  const words = tokenCopy[locale]
  if (outcome?.kind === 'ended') {
    return (
      <Outcome response={outcome}>
        {outcome.list === null ? (
          <Notice role="status">
            <p>{words.endUnknown}</p>
          </Notice>
        ) : (
          <Notice role="status" title={words.endedTitle} tone="success">
            <p>{words.endedText(subscriptionListNames[outcome.list][locale])}</p>
          </Notice>
        )}
      </Outcome>
    )
  }
  if (link.state === 'expired') {
    return (
      <Notice role="alert">
        <p>{words.endUnknown}</p>
      </Notice>
    )
  }
  if (link.state !== 'valid') {
    return <LinkProblemNotice locale={locale} problem={link.state} />
  }
  return (
    <div className="grid gap-6">
      {outcome ? <FailedNotice failed={outcome} locale={locale} /> : null}
      <p className="max-w-[60ch]">
        {words.endText(link.list === null ? words.listWithoutName : subscriptionListNames[link.list][locale])}
      </p>
      <LinkForm locale={locale} page="subscriptionEnd" send={words.end} step="end" token={link.token} />
    </div>
  )
}
