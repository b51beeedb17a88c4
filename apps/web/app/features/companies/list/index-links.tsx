import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

export function IndexLinks({
  locale,
  indices,
}: {
  locale: Locale
  indices: CompanyDetails['about']['indices']
}) {
  const words = overviewCopy[locale]
  if (indices.length === 0) {
    return words.noIndices
  }
  return (
    <ul className="grid gap-1">
      {indices.map(({ code, name, since }) => (
        <li key={code}>
          <a className="text-link" href={pathTo('companyList', locale, undefined, { index: code })}>
            {name}
          </a>
          <span className="block text-sm font-normal text-soft">
            {words.indexSince(formatDate(locale, since))}
          </span>
        </li>
      ))}
    </ul>
  )
}
