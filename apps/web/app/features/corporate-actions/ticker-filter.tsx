import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

const TICKER_LENGTH = 4

interface TickerFilterProps {
  locale: Locale
  kind: CorporateActionKind
  ticker: string | null
  isTicker: boolean
}

/** One company's actions as a GET form; what cannot be a ticker stays in the field with the reason. */
export function TickerFilter({ locale, kind, ticker, isTicker }: TickerFilterProps) {
  const words = copy[locale]
  const tab = kind === 'dividend' ? null : kind
  return (
    <Form
      // The field follows the address when it changes by a link.
      key={ticker}
      action={pathTo('corporateAction', locale)}
      className="flex flex-wrap items-end gap-4 py-8"
      role="search"
    >
      <div className="w-full max-w-[16rem]">
        <Field
          error={isTicker ? undefined : words.tickerError}
          hint={words.tickerHint}
          label={words.tickerLabel}
          name="ticker"
        >
          {(attributes) => (
            <input
              {...attributes}
              autoCapitalize="characters"
              autoComplete="off"
              className="field-box uppercase"
              defaultValue={ticker ?? ''}
              maxLength={TICKER_LENGTH}
            />
          )}
        </Field>
      </div>
      {tab === null ? null : <input name="tab" type="hidden" value={tab} />}
      <SubmitButton>{words.apply}</SubmitButton>
      {ticker === null ? null : (
        <a className="text-link py-3" href={pathTo('corporateAction', locale, undefined, { tab })}>
          {words.allCompanies}
        </a>
      )}
    </Form>
  )
}
