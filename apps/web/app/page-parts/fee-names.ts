import type { FeeAccount, FeeChannel } from '@site/contracts/content/fees.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Names of accounts and channels in price lists and forms. */
export const feeNames: Readonly<
  Record<
    Locale,
    { readonly accounts: Record<FeeAccount, string>; readonly channels: Record<FeeChannel, string> }
  >
> = {
  id: {
    accounts: { regular: 'Reguler', margin: 'Margin', sharia: 'Syariah' },
    channels: { app: 'Aplikasi', broker: 'Pialang lewat telepon' },
  },
  en: {
    accounts: { regular: 'Regular', margin: 'Margin', sharia: 'Sharia' },
    channels: { app: 'App', broker: 'Broker by phone' },
  },
}
