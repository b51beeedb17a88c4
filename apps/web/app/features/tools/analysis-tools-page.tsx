import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { SectionHead } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainPageName, pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'

interface AnalysisToolsPageProps {
  locale: Locale
  title: string
  lead: string
  groups: readonly {
    readonly title: string
    readonly tools: readonly { readonly page: PlainPageName; readonly text: string }[]
  }[]
}

export function AnalysisToolsPage({ locale, title, lead, groups }: AnalysisToolsPageProps) {
  return (
    <div className="wrap pb-16">
      <PageHeading lead={lead} page="analysisTools" title={title} />
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {groups.map(({ title, tools }) => (
          <section key={title}>
            <SectionHead title={title} />
            <ul>
              {tools.map(({ page, text }) => (
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
