import { Link } from 'react-router'
import { Choice } from '#app/design/choice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { privacyPageSlug } from './consent-texts.ts'
import { registerCopy } from './register-copy.ts'

/** Neither box is ticked in advance. The first carries the text that is agreed to. */
export function ConsentFields({
  locale,
  consent,
  isAgreed,
  isMarketingAgreed,
  error,
}: {
  locale: Locale
  consent: { processing: string; marketing: string }
  isAgreed: boolean
  isMarketingAgreed: boolean
  error: string | undefined
}) {
  const words = registerCopy[locale]
  const errorId = 'field-consent-error'
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{words.fields.consent}</legend>
      <div>
        <Choice
          defaultChecked={isAgreed}
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
      <Choice defaultChecked={isMarketingAgreed} name="marketingConsent" type="checkbox" value="agreed">
        {consent.marketing}
      </Choice>
      <p className="text-sm">
        <Link className="text-link" to={pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })}>
          {words.privacyPolicy}
        </Link>
      </p>
    </fieldset>
  )
}
