import type { Service } from '@site/contracts/content/products.ts'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { useNotices } from '#app/layout/use-notices.ts'
import type { AccountFees } from '#app/page-parts/account-fees.ts'
import { CostLine } from '#app/page-parts/cost-line.tsx'
import type { LotCost } from '#app/page-parts/lot-cost.ts'
import { accountCopy } from './account-copy.ts'
import { AccountTypes } from './account-types.tsx'
import { copy } from './copy.ts'
import type { ShownAccount } from './documents/own-documents.server.ts'
import type { OfferLinks } from './offer-links.server.ts'
import { ServicePage } from './service-page.tsx'

interface StockAccountPageProps {
  locale: Locale
  service: Service & OfferLinks
  /** null: the CMS is unavailable. */
  accountTypes: readonly ShownAccount[] | null
  fees: AccountFees
  /** null: no fee is published, or the CMS is unavailable. */
  cost: LotCost | null
  /** The registrations of the firm for these accounts; empty if none is stated. */
  license: string
}

export function StockAccountPage({
  locale,
  service,
  accountTypes,
  fees,
  cost,
  license,
}: StockAccountPageProps) {
  const words = copy[locale]
  const notices = useNotices()
  return (
    // The contract belongs to one of the account types; their comparison states which one.
    <ServicePage locale={locale} notice={notices.investment} service={{ ...service, contractYears: null }}>
      {accountTypes === null ? (
        <div className="py-10">
          <Notice title={accountCopy[locale].accountTypes}>{words.unavailable}</Notice>
        </div>
      ) : accountTypes.length === 0 ? (
        <div className="py-10">
          <EmptyState text={words.empty} />
        </div>
      ) : (
        <AccountTypes accountTypes={accountTypes} fees={fees} locale={locale} />
      )}
      <CostLine cost={cost} locale={locale} />
      {license === '' ? null : <p className="mt-4 text-sm text-soft">{license}</p>}
    </ServicePage>
  )
}
