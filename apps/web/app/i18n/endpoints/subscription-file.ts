import { SUBSCRIPTION_PARAMETER } from '@site/contracts/content/subscription-names.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, withQuery } from '#app/i18n/path-to.ts'

/** Relative to the page that manages a subscription. */
export const subscriptionDataFile = { id: 'data-saya.json', en: 'my-data.json' } as const satisfies Record<
  Locale,
  string
>

export function subscriptionDataPath(locale: Locale, token: string): string {
  return withQuery(`${pathTo('subscriptionManage', locale)}/${subscriptionDataFile[locale]}`, {
    [SUBSCRIPTION_PARAMETER]: token,
  })
}
