import { useLocation, useRouteLoaderData } from 'react-router'
import { ShareLinks } from '#app/design/share-links.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'

export function SharePage({ title }: { title: string }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const frame = useRouteLoaderData<{ siteUrl: string }>(locale)
  return frame ? <ShareLinks locale={locale} title={title} url={`${frame.siteUrl}${pathname}`} /> : null
}
