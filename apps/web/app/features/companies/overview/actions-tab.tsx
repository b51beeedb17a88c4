import { Icon } from '#app/design/icon.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import { copy } from '#app/features/companies/copy.ts'
import { financialsCopy } from '#app/features/companies/statements/financials-copy.ts'
import type { CompanyActions } from '#app/features/companies/statements/statement-tables.server.ts'
import { actionCalendarPath } from '#app/i18n/endpoints/action-files.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { allActionsPath } from '#app/market/all-actions-path.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { ActionRows } from './action-rows.tsx'

interface ActionsTabProps {
  locale: Locale
  ticker: string
  /** null while the market service is unavailable. */
  actions: CompanyActions | null
}

export function ActionsTab({ locale, ticker, actions }: ActionsTabProps) {
  const words = financialsCopy[locale]
  const title = companyNames[locale].tabs['corporate-actions']
  return (
    <Section
      more={{
        to: allActionsPath(locale, ticker),
        label: words.allActions(ticker),
      }}
      title={title}
    >
      {actions === null ? <Unavailable /> : null}
      {actions?.items.length === 0 ? <EmptyState text={copy[locale].empty} /> : null}
      {actions && actions.items.length > 0 ? (
        <>
          <p className="mb-3 text-sm text-soft">
            {`${words.actionsLead} ${words.asOfToday(formatDate(locale, actions.today))}`}
          </p>
          <ActionRows actions={actions.items} label={title} />
        </>
      ) : null}
      <p className="mt-5">
        <a className="download-link" download href={actionCalendarPath(locale, { ticker })}>
          <Icon name="calendar" />
          <span className="download-name">{copy[locale].addToCalendar}</span>
        </a>
      </p>
    </Section>
  )
}
