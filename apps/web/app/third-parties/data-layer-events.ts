import type { Calculator } from '@site/finance/calculators/calculator-limits.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type FormName = 'contact' | 'event_registration' | 'risk_profile'

/** `refused`: shown again, because of invalid input or a server error. */
type FormStep = 'begun' | 'refused' | 'sent'

/** All events for the tag manager (docs/guides/third-party-scripts.md). None contains form input. */
export type DataLayerEvent =
  | {
      readonly event: 'page_view'
      readonly path: string
      readonly title: string
      readonly language: Locale
    }
  /** The search term without email addresses and long numbers. */
  | { readonly event: 'search'; readonly term: string }
  | { readonly event: 'calculator_used'; readonly calculator: Calculator }
  | { readonly event: 'form_step'; readonly form: FormName; readonly step: FormStep }
  | { readonly event: 'file_download'; readonly path: string }
  | { readonly event: 'outbound_link'; readonly host: string }
