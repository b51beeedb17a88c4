import { lazy, Suspense, useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { usePageChange } from '#app/design/use-page-change.ts'
import { localeOfPath, writtenLocaleCookie } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { setBrowserBaseUrl } from '#app/navigation/page-requests.ts'
import { fadeIn } from '#app/navigation/page-transition.ts'
import { useLinkNavigation } from '#app/navigation/use-link-navigation.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import { useThirdParties } from '#app/start/use-third-parties.ts'
import type { Route } from './+types/site-layout.ts'
import { ErrorPage } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LastResort } from './last-resort.tsx'
import { LegalBanner } from './legal-banner.tsx'
import { menuLeads } from './menu-leads.server.ts'

/** Lazy, because only editors see it. */
const PreviewBanner = lazy(() => import('#app/page-parts/preview-banner.tsx'))

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext)
  const { layoutData, preview } = context.get(requestContext)
  const { siteChrome, siteUrl, browserBaseUrl, thirdParties, outage } = await layoutData(locale)
  return {
    siteChrome,
    menuLeads: menuLeads[locale],
    siteUrl,
    browserBaseUrl,
    // Absent on most pages, each of which would carry them.
    ...(thirdParties === null ? {} : { thirdParties }),
    ...(preview === null ? {} : { preview }),
    ...(outage === null ? {} : { outage }),
  }
}

/** Menu and settings are the same on all pages of a language: no revalidation on navigation. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => setBrowserBaseUrl(loaderData.browserBaseUrl), [loaderData.browserBaseUrl])
  return (
    <Layout {...loaderData}>
      <Outlet />
    </Layout>
  )
}

/** For a connection that was lost before the router knew which page is at the URL. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return loaderData ? (
    <Layout {...loaderData}>
      <ErrorPage />
    </Layout>
  ) : (
    <LastResort />
  )
}

type LayoutProps = Pick<
  Route.ComponentProps['loaderData'],
  'siteChrome' | 'menuLeads' | 'preview' | 'thirdParties' | 'outage'
> & {
  children: React.ReactNode
}

/** The layout around every page. */
function Layout({ siteChrome, menuLeads: leads, preview, thirdParties, outage, children }: LayoutProps) {
  const locale = useLocale()
  useLocaleCookie(locale)
  useLinkNavigation()
  useThirdParties(thirdParties ?? null)
  usePageChange(useLocation().pathname, fadeIn)
  return (
    <>
      <a className="skip-link" href="#content">
        {copy[locale].skipToContent}
      </a>
      {preview ? (
        <Suspense>
          <PreviewBanner preview={preview} />
        </Suspense>
      ) : null}
      {outage && (
        <p role="status">
          <a className="banner block underline" href={pathTo('serviceStatus', locale)}>
            <span lang={outage.mark && 'id'}>{outage.text}</span>
            {outage.mark}
          </a>
        </p>
      )}
      <LegalBanner settings={siteChrome.settings} />
      <Header leads={leads} menu={siteChrome.menu} settings={siteChrome.settings} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer menu={siteChrome.menu} settings={siteChrome.settings} />
    </>
  )
}

/** The browser stores the last language: pages are cached for everyone and set no cookie themselves. */
function useLocaleCookie(locale: string) {
  useEffect(() => {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
      document.cookie = writtenLocaleCookie(locale, location.protocol)
    } catch {
      // Cookies are denied, e.g. in a sandboxed frame.
    }
  }, [locale])
}
