import { useLocation } from 'react-router'
import type { Locale } from '#app/i18n/locales.ts'
import { DesignPage } from './design-page.tsx'

export const meta = () => [{ title: 'Design' }, { name: 'robots', content: 'noindex' }]

/** Registered by `routes.ts` in development only: `/design` in Indonesian, `/design/en` in English. */
export default function DesignRoute() {
  const locale: Locale = useLocation().pathname.endsWith('/en') ? 'en' : 'id'
  return <DesignPage locale={locale} />
}
