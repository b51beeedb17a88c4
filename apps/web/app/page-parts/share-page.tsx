import { useLocation, useRouteLoaderData } from 'react-router'
import { ShareLinks } from '#app/design/share-links.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'

export function SharePage({ title }: { title: string }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const layoutData = useRouteLoaderData<{ siteUrl: string }>(locale)
  return layoutData ? (
    <ShareLinks locale={locale} title={title} url={`${layoutData.siteUrl}${pathname}`} />
  ) : null
}
