import type { Locale } from '#app/i18n/locales.ts'
import { registerCopy } from './register-copy.ts'
import { kindInUrl, type RegistrationKind } from './registration-form.ts'
import './kind-field.css'

/** The kind of a registration; the style sheet shows the fields of the chosen one, so it needs no script. */
export function KindField({ locale, kind }: { locale: Locale; kind: RegistrationKind }) {
  const words = registerCopy[locale]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words.choose}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['nonClient', 'client'] as const).map((each) => (
          <label key={each} className="field-box flex cursor-pointer items-start gap-3">
            <input
              className="mt-0.5 size-5 shrink-0 accent-action"
              defaultChecked={each === kind}
              name="kind"
              type="radio"
              value={kindInUrl[each]}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{words.kinds[each]}</span>
              <span className="block text-sm text-soft">{words.kindTexts[each]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
