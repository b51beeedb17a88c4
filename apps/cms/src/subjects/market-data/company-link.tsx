import { sitePages } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { environment } from '#cms/base/environment/environment.ts'

/** The company's page on the site, whose slug is the ticker in lower case. */
export function CompanyLink({ ticker, language }: { ticker: string; language: Locale }) {
  const site = environment.SITE_URL.replace(/\/+$/, '')
  const path = sitePages.companyDetail.path[language].replace(':slug', ticker.toLowerCase())
  return <a href={`${site}/${language}/${path}`}>{ticker}</a>
}
