import { sitePages } from '@site/contracts/content/site-pages.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useSettings } from '#app/layout/use-settings.ts'
import type { CompanyLine } from '#app/market/company-line.server.ts'
import { AppLinks } from '#app/page-parts/app-links.tsx'
import { AppPhone } from '#app/page-parts/app-phone.tsx'

/** What the page about the app shows before its texts: the app and the ways to it. */
export function AppPart({ locale, company }: { locale: Locale; company: CompanyLine | null }) {
  return (
    <div className="mb-10 grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid justify-items-start gap-6">
        <AppLinks locale={locale} settings={useSettings()} />
        <ButtonLink look="quiet" to={pathTo('openAccount', locale)}>
          {sitePages.openAccount.title[locale]}
        </ButtonLink>
        <a className="text-link inline-block py-1" href={pathTo('fees', locale)}>
          {sitePages.fees.title[locale]}
        </a>
      </div>
      <div className="board grid grid-cols-1 items-start justify-items-center h-88 overflow-hidden rounded-card pt-9 print:hidden">
        <Kawung />
        {/* Cut off below the order, like a phone that is being pulled into view. */}
        <div className="relative -mb-14 w-60 max-w-full">
          <AppPhone company={company} locale={locale} />
        </div>
      </div>
    </div>
  )
}
