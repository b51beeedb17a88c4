import { Choice } from '#app/design/choice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { domiciles } from './contact-form.ts'
import { copy } from './copy.ts'

/** Determines how the phone number is validated. The error summary links to the first radio button. */
export function DomicileField({
  locale,
  value,
  error,
}: {
  locale: Locale
  value: string
  error: string | undefined
}) {
  const words = copy[locale]
  const errorId = 'field-domicile-error'
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      aria-required
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: valid on a fieldset; allows aria-invalid
      role="radiogroup"
    >
      <legend className="font-semibold">{words.domicile}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-8">
        {domiciles.map((domicile, position) => (
          <Choice
            key={domicile}
            defaultChecked={value === domicile}
            id={position === 0 ? 'field-domicile' : `field-domicile-${domicile}`}
            name="domicile"
            required
            type="radio"
            value={domicile}
          >
            {words.domiciles[domicile]}
          </Choice>
        ))}
      </div>
      {error ? (
        <p className="mt-1 text-sm font-semibold text-error" id={errorId}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
