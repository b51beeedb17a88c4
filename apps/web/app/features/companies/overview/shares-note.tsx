import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Which figures count issued shares and which listed ones, for companies where the two differ. */
export function SharesNote({
  locale,
  about: { listedShares, issuedShares, isBank },
}: {
  locale: Locale
  about: Pick<CompanyDetails['about'], 'listedShares' | 'issuedShares' | 'isBank'>
}) {
  const words = overviewCopy[locale]
  return isBank || listedShares !== issuedShares ? (
    <p className="mt-3 max-w-[75ch] text-sm text-soft">
      {`${isBank ? `${words.bankShares} ` : ''}${words.sharesDiffer}`}
    </p>
  ) : null
}
