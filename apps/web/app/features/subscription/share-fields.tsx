import { newsKinds, type priceKinds } from '@site/contracts/content/subscription-names.ts'
import { Choice } from '#app/design/choice.tsx'
import { Field } from '#app/design/field.tsx'
import { NumberInput } from '#app/forms/number-input.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { type FieldError, isEmptyShare, nameShareField, type ShareValues } from './subscription-values.ts'

/** More rows are in a disclosure. */
const VISIBLE_ROWS = 2

interface ShareFieldsProps {
  locale: Locale
  shares: readonly ShareValues[]
  errors: readonly FieldError[]
}

/** The rows of the list of chosen shares. */
export function ShareFields({ shares, ...props }: ShareFieldsProps) {
  const words = copy[props.locale]
  const rows = shares.map((share, index) => (
    <ShareRow key={nameShareField('ticker', index + 1)} row={index + 1} share={share} {...props} />
  ))
  return (
    <div className="grid gap-6">
      {rows.slice(0, VISIBLE_ROWS)}
      <details open={!shares.slice(VISIBLE_ROWS).every(isEmptyShare)}>
        <summary className="cursor-pointer py-2 font-semibold">{words.moreShares}</summary>
        <div className="mt-4 grid gap-6">{rows.slice(VISIBLE_ROWS)}</div>
      </details>
    </div>
  )
}

interface ShareRowProps extends Omit<ShareFieldsProps, 'shares'> {
  /** Starting at 1. */
  row: number
  share: ShareValues
}

function ShareRow({ locale, row, share, errors }: ShareRowProps) {
  const words = copy[locale]
  const findError = (field: 'ticker' | (typeof priceKinds)[number]) =>
    errors.find(({ name }) => name === nameShareField(field, row))?.message
  const priceField = (kind: (typeof priceKinds)[number]) => (
    <Field
      error={findError(kind)}
      label={words.prices[kind]}
      name={nameShareField(kind, row)}
      optionalLabel={words.optional}
    >
      {(attributes) => <NumberInput attributes={attributes} text={share[kind]} unit="Rp" />}
    </Field>
  )
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="sr-only">{words.shareTitle(row)}</legend>
      <Field
        error={findError('ticker')}
        hint={row === 1 ? words.tickerHint : undefined}
        label={words.ticker}
        name={nameShareField('ticker', row)}
      >
        {(attributes) => (
          <input
            {...attributes}
            autoCapitalize="characters"
            autoComplete="off"
            className="field-box"
            defaultValue={share.ticker}
            spellCheck={false}
            type="text"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-x-6">
        {newsKinds.map((kind) => (
          <Choice
            key={kind}
            defaultChecked={share.news.includes(kind)}
            name={nameShareField(kind, row)}
            type="checkbox"
            value="1"
          >
            {words.kinds[kind]}
          </Choice>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {priceField('above')}
        {priceField('below')}
      </div>
    </fieldset>
  )
}
