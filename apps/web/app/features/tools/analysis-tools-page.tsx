import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { SectionHead } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import type { analysisToolsCopy } from './analysis-tools-copy.ts'

export function AnalysisToolsPage({
  locale,
  words,
}: {
  locale: Locale
  words: (typeof analysisToolsCopy)[Locale]
}) {
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="analysisTools" title={words.title} />
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {words.groups.map(({ title, tools }) => (
          <section key={title}>
            <SectionHead title={title} />
            <ul>
              {tools.map(([page, text]) => (
                <li key={page} className="border-t border-line py-4">
                  <a className="text-link font-bold" href={pathTo(page, locale)}>
                    {findPageTitle(page)[locale]}
                  </a>
                  <p className="mt-1 text-soft">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
