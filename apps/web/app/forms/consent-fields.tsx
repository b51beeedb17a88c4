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
  values: { readonly consent: string; readonly marketingConsent: string } | null
  errors: { readonly consent: string | undefined; readonly marketingConsent: string | undefined }
}

/** No box is preselected. The value of each one is the text that the visitor agrees to. */
export function ConsentFields({ locale, consent, values, errors }: ConsentFieldsProps) {
  const words = formCopy[locale]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{words.consent}</legend>
      <ConsentBox
        error={errors.consent}
        isRequired
        name="consent"
        posted={values?.consent}
        text={consent.processing}
      />
      <ConsentBox
        error={errors.marketingConsent}
        name="marketingConsent"
        posted={values?.marketingConsent}
        text={consent.marketing}
      />
      <p className="text-sm">
        <a className="text-link" href={pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })}>
          {words.privacyPolicy}
        </a>
      </p>
    </fieldset>
  )
}

interface ConsentBoxProps {
  name: 'consent' | 'marketingConsent'
  isRequired?: boolean
  text: string
  posted: string | undefined
  error: string | undefined
}

function ConsentBox({ name, isRequired = false, text, posted, error }: ConsentBoxProps) {
  const id = `field-${name}`
  const errorId = `${id}-error`
  return (
    <div className="mb-2">
      <Choice
        // A new response starts a new box: a tick for a former text is not one for this text.
        key={posted ?? ''}
        defaultChecked={posted === text}
        errorId={error ? errorId : undefined}
        id={id}
        name={name}
        required={isRequired}
        type="checkbox"
        value={text}
      >
        {text}
      </Choice>
      {error ? (
        <p className="mt-1 text-sm font-semibold text-error" id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
