import { ButtonLink } from '#app/design/button.tsx'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { joinListNames } from './consent-texts.ts'
import type { OpenedLink } from './link.server.ts'
import { type FailedRequest, toLinkQuery } from './link.ts'
import type { ConfirmOutcome } from './link-actions.server.ts'
import { FailedNotice, LinkForm, LinkProblemNotice, Outcome } from './link-parts.tsx'
import { tokenCopy } from './token-copy.ts'

interface ConfirmPageProps {
  locale: Locale
  link: OpenedLink
  /** null: the button was not clicked yet. */
  outcome: ConfirmOutcome | FailedRequest | null
}

export function ConfirmPage({ locale, link, outcome }: ConfirmPageProps) {
  const words = tokenCopy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.confirmLead} page="subscriptionConfirm" title={words.confirmTitle} />
      <ConfirmBody link={link} locale={locale} outcome={outcome} />
    </div>
  )
}

function ConfirmBody({ locale, link, outcome }: ConfirmPageProps) {
  const words = tokenCopy[locale]
  if (outcome?.kind === 'confirmed') {
    return (
      <Outcome response={outcome}>
        {outcome.lists.length === 0 ? (
          <Notice role="status" title={words.nothingTitle}>
            <p>{words.nothingText}</p>
          </Notice>
        ) : (
          <Notice role="status" title={words.confirmedTitle} tone="success">
            <p>{words.confirmedText(joinListNames(locale, outcome.lists))}</p>
          </Notice>
        )}
        {outcome.omittedTickers.length > 0 ? (
          <Notice title={words.omittedTitle}>
            <p>{words.omittedText(outcome.omittedTickers.join(', '))}</p>
          </Notice>
        ) : null}
        <p>
          <ButtonLink to={pathTo('subscriptionManage', locale, undefined, toLinkQuery(outcome.manageToken))}>
            {words.manage}
          </ButtonLink>
        </p>
      </Outcome>
    )
  }
  if (outcome?.kind === 'expired' || link.state !== 'valid') {
    return (
      <Outcome response={outcome}>
        <LinkProblemNotice
          locale={locale}
          problem={link.state === 'valid' || outcome?.kind === 'expired' ? 'expired' : link.state}
        />
      </Outcome>
    )
  }
  return (
    <div className="grid gap-6">
      {outcome ? <FailedNotice failed={outcome} locale={locale} /> : null}
      <p className="max-w-[60ch]">{words.confirmText}</p>
      <LinkForm
        locale={locale}
        page="subscriptionConfirm"
        send={words.confirm}
        step="confirm"
        token={link.token}
      />
    </div>
  )
}
