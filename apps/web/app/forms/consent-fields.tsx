import { Choice } from '#app/design/choice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { privacyPageSlug } from '#app/i18n/privacy-page.ts'
import type { ConsentTexts } from './consent.ts'
import { formCopy } from './copy.ts'

interface ConsentFieldsProps {
  locale: Locale
  consent: ConsentTexts
  /** The posted values, if the form is shown again. */
  values: { readonly consent: string; readonly marketingConsent: boolean } | null
  error: string | undefined
}

/** No box is preselected. The value of the first one is the text that the visitor agrees to. */
export function ConsentFields({ locale, consent, values, error }: ConsentFieldsProps) {
  const words = formCopy[locale]
  const errorId = 'field-consent-error'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{words.consent}</legend>
      <div className="mb-2">
        <Choice
          defaultChecked={values?.consent === consent.processing}
          errorId={error ? errorId : undefined}
          id="field-consent"
          name="consent"
          required
          type="checkbox"
          value={consent.processing}
        >
          {consent.processing}
        </Choice>
        {error ? (
          <p className="mt-1 text-sm font-semibold text-error" id={errorId}>
            {error}
          </p>
        ) : null}
      </div>
      <Choice
        defaultChecked={values?.marketingConsent ?? false}
        name="marketingConsent"
        type="checkbox"
        value="agreed"
      >
        {consent.marketing}
      </Choice>
      <p className="mt-2 text-sm">
        <a className="text-link" href={pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })}>
          {words.privacyPolicy}
        </a>
      </p>
    </fieldset>
  )
}
