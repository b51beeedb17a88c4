import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** Narrows the list to one company: a plain GET form, which keeps the category. */
export function TickerForm({
  locale,
  category,
  ticker,
}: {
  locale: Locale
  category: string | null
  ticker: string | null
}) {
  const words = copy[locale]
  return (
    <div>
      <Form action={pathTo('researchReport', locale)} className="flex flex-wrap items-end gap-3" method="get">
        {category === null ? null : <input name="category" type="hidden" value={category} />}
        <Field hint={words.tickerHint} label={words.tickerLabel} name="ticker">
          {(attributes) => (
            <input
              {...attributes}
              // A new ticker comes with the address, so the field must follow it.
              key={ticker}
              autoCapitalize="characters"
              autoComplete="off"
              className="field-box uppercase"
              defaultValue={ticker ?? ''}
              maxLength={4}
              pattern="[A-Za-z]{4}"
              type="text"
            />
          )}
        </Field>
        <SubmitButton look="quiet">{words.filter}</SubmitButton>
      </Form>
      {ticker === null ? null : (
        <p className="mt-2 text-sm">
          <a className="text-link" href={pathTo('researchReport', locale, undefined, { category })}>
            {words.clearTicker(ticker)}
          </a>
        </p>
      )}
    </div>
  )
}
