import { companyViewNames } from '#app/i18n/company-view-names.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const copy = {
  id: {
    label: (ticker: string) => `Tentang ${ticker}`,
    company: 'Informasi perusahaan',
    news: 'Berita',
    actions: 'Aksi korporasi',
    reports: 'Laporan riset',
    recommendations: 'Rekomendasi',
  },
  en: {
    label: (ticker: string) => `About ${ticker}`,
    company: 'Company information',
    news: 'News',
    actions: 'Corporate actions',
    reports: 'Research reports',
    recommendations: 'Recommendations',
  },
}

/** Links to other pages about the company. */
export function CompanyLinks({ locale, ticker }: { locale: Locale; ticker: string }) {
  const words = copy[locale]
  const slug = ticker.toLowerCase()
  const actions = companyViewNames.tab['corporate-actions']
  const links = [
    { key: 'company', to: pathTo('companyDetail', locale, { slug }) },
    { key: 'news', to: pathTo('companyNews', locale, { slug }) },
    { key: 'actions', to: pathTo('companyDetail', locale, { slug }, { tab: actions[locale] }) },
    { key: 'reports', to: pathTo('researchReport', locale, undefined, { ticker }) },
    { key: 'recommendations', to: pathTo('recommendation', locale, undefined, { ticker }) },
  ] as const
  return (
    <nav aria-label={words.label(ticker)}>
      <p className="font-bold">{ticker}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {links.map(({ key, to }) => (
          <li key={key}>
            <a className="text-link inline-block py-0.5" href={to}>
              {words[key]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
