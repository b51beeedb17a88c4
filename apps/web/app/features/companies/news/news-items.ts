import type { CompanyNewsSummary } from '@site/contracts/market/news.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type NewsItem = ReturnType<typeof localizeNewsItems>[number]

/** The items that are published in the language, with its texts. */
export function localizeNewsItems(locale: Locale, items: readonly CompanyNewsSummary[]) {
  return items.flatMap(({ id, translations, title, summary, source, publishedAt }) => {
    const slug = translations[locale]
    const headline = title[locale]
    return slug === null || headline === null
      ? []
      : [{ id, slug, title: headline, summary: summary[locale] ?? '', source, publishedAt }]
  })
}
