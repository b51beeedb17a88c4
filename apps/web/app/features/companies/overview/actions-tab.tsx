import { Badge } from '#app/design/badge.tsx'
import { Icon } from '#app/design/icon.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import { copy } from '#app/features/companies/copy.ts'
import { financialsCopy } from '#app/features/companies/statements/financials-copy.ts'
import type { CompanyActions } from '#app/features/companies/statements/statement-tables.server.ts'
import { TableCaption } from '#app/features/companies/table-caption.tsx'
import { actionCalendarPath } from '#app/i18n/endpoints/action-files.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { ActionSummary } from '#app/market/action-summary.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import { Unavailable } from '#app/market/unavailable.tsx'

interface ActionsTabProps {
  locale: Locale
  ticker: string
  /** null while the market service is unavailable. */
  actions: CompanyActions | null
}

export function ActionsTab({ locale, ticker, actions }: ActionsTabProps) {
  const words = financialsCopy[locale]
  return (
    <Section
      more={{
        to: pathTo('corporateAction', locale, undefined, { ticker }),
        label: words.allActions(ticker),
      }}
      title={companyNames[locale].tabs['corporate-actions']}
    >
      {actions === null ? <Unavailable /> : null}
      {actions?.items.length === 0 ? <EmptyState text={copy[locale].empty} /> : null}
      {actions && actions.items.length > 0 ? (
        <TableRegion label={companyNames[locale].tabs['corporate-actions']}>
          <table className="data-table">
            <TableCaption>
              {`${words.actionsLead} ${words.asOfToday(formatDate(locale, actions.today))}`}
            </TableCaption>
            <thead>
              <tr>
                <th scope="col">{words.keyDate}</th>
                <th scope="col">{words.action}</th>
                <th scope="col">{words.status}</th>
              </tr>
            </thead>
            <tbody>
              {actions.items.map((action) => (
                <ActionRow key={action.id} action={action} locale={locale} ticker={ticker} />
              ))}
            </tbody>
          </table>
        </TableRegion>
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

function ActionRow({ locale, ticker, action }: { locale: Locale; ticker: string; action: ActionSummary }) {
  const names = corporateActionNames[locale]
  return (
    <tr>
      <th className="whitespace-nowrap" scope="row">
        {action.keyDate === null ? (
          <span className="block">{names.unannounced}</span>
        ) : (
          <time className="block" dateTime={action.keyDate}>
            {formatDate(locale, action.keyDate)}
          </time>
        )}
        <Badge tone={action.isAhead ? 'accent' : 'ended'}>
          {action.isAhead ? names.upcoming : names.past}
        </Badge>
      </th>
      <td className="min-w-[16rem]">
        <a
          className="font-[650] hover:text-action"
          href={pathTo('corporateAction', locale, undefined, { tab: action.kind, ticker })}
        >
          {action.headline}
        </a>
        <span className="block text-sm text-soft">{`${names.kinds[action.kind]}. ${action.days}`}</span>
      </td>
      <td>{names.statuses[action.status]}</td>
    </tr>
  )
}
