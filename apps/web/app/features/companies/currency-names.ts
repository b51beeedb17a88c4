import type { Currency } from '@site/contracts/market/values.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Currencies with a common name in running text; others are shown by their code. */
const names: Readonly<Record<Locale, Partial<Record<Currency, string>>>> = {
  id: { IDR: 'rupiah', USD: 'dolar AS' },
  en: { IDR: 'rupiah', USD: 'US dollars' },
}

export function currencyName(locale: Locale, code: Currency): string {
  return names[locale][code] ?? code
}
