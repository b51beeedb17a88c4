import { useEffect, useRef, useState } from 'react'
import { Field } from '#app/design/field.tsx'
import { FilterForm } from '#app/design/filter-form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useSuggestionList } from '#app/layout/use-suggestion-list.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { copy } from './copy.ts'
import type { PurchaseExample } from './purchase.server.ts'
import type { Purchase, PurchaseReceipt } from './purchase.ts'
import {
  endOfTyping,
  failedPurchase,
  showPurchase,
  type TypingEnd,
  untypedPurchase,
} from './typed-purchase.ts'

const textField = {
  autoComplete: 'off',
  className: 'field-box',
  maxLength: MAX_COMPANY_TEXT,
  type: 'text',
} as const

/** What a purchase costs, as a receipt with fields; without script, they lead to the calculator. */
export function PurchaseForm({ locale, example }: { locale: Locale; example: PurchaseExample }) {
  const words = copy[locale].receipt
  const { form, purchase, isTyped, read, touchTicker } = useTypedPurchase(locale, example)
  const { rows, total, note } = purchase.receipt ?? example.receipt
  return (
    <FilterForm
      action={pathTo('transactionCost', locale)}
      className="buy-slip"
      noValidate
      onBlur={() => isTyped.current && read('left')}
      onInput={({ nativeEvent }) => read(endOfTyping(nativeEvent))}
      ref={form}
    >
      <h2>{words.title}</h2>
      <PurchaseFields
        errors={purchase.errors}
        example={example}
        locale={locale}
        onTickerTouched={touchTicker}
      />
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PurchaseTotal
        isEarlier={purchase.isEarlier}
        isFailed={purchase.isFailed}
        locale={locale}
        total={total}
      />
      <p className="text-sm text-soft">{note}</p>
      <p className="print:hidden">
        <button className="text-link min-h-12" type="submit">
          {words.details}
        </button>
      </p>
    </FilterForm>
  )
}

interface PurchaseTotalProps {
  locale: Locale
  total: PurchaseReceipt['total']
  isEarlier: boolean
  isFailed: boolean
}

export function PurchaseTotal({ locale, total, isEarlier, isFailed }: PurchaseTotalProps) {
  return (
    <div role="status">
      <p className="buy-slip-total">
        <span>{isEarlier ? total.earlierLabel : total.label}</span> <b>{total.value}</b>
      </p>
      {isFailed ? <p className="text-sm font-semibold text-error">{copy[locale].receipt.failed}</p> : null}
    </div>
  )
}

interface PurchaseFieldsProps {
  locale: Locale
  example: PurchaseExample
  errors: Purchase['errors']
  onTickerTouched: () => void
}

function PurchaseFields({ locale, example, errors, onTickerTouched }: PurchaseFieldsProps) {
  const words = copy[locale].receipt
  const field = useRef<HTMLInputElement>(null)
  const { List, fetchList } = useSuggestionList(field, () => import('#app/layout/company-suggestions.tsx'))
  const findError = (name: string) => errors.find((error) => error.name === name)?.message
  return (
    <div className="buy-slip-fields print:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only prefetches suggestions */}
      <div className="combobox" onFocus={fetchList} onPointerEnter={fetchList}>
        <Field error={findError('ticker')} label={words.ticker} name="ticker">
          {(attributes) => (
            <input
              {...attributes}
              {...textField}
              defaultValue={example.ticker}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onBlur={onTickerTouched}
              onInput={onTickerTouched}
              ref={field}
              spellCheck={false}
            />
          )}
        </Field>
        {List ? (
          <List
            field={field}
            fillsField
            locale={locale}
            pathWith={(ticker) => pathTo('transactionCost', locale, undefined, { ticker })}
          />
        ) : null}
      </div>
      <Field error={findError('lots')} label={words.lots} name="lots">
        {(attributes) => (
          <input {...attributes} {...textField} defaultValue={example.lots} inputMode="numeric" />
        )}
      </Field>
    </div>
  )
}

/** The response to what was typed; an invalid entry or a failure leaves the receipt as it is, and marks it. */
function useTypedPurchase(locale: Locale, example: PurchaseExample) {
  const form = useRef<HTMLFormElement>(null)
  const isTyped = useRef(false)
  // Only a visitor can have emptied the field of an example with a share.
  const isTickerTouched = useRef(example.ticker !== '')
  const [purchase, setPurchase] = useState(untypedPurchase)

  async function read(end: TypingEnd | null): Promise<void> {
    isTyped.current = true
    const typing = { end, isTickerTouched: isTickerTouched.current }
    const found = await import('./read-typed-purchase.ts').then(
      ({ readTypedPurchase }) => form.current && readTypedPurchase(locale, form.current, typing),
      () => failedPurchase,
    )
    if (found) setPurchase((shown) => showPurchase(shown, found))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for entries before hydration
  useEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? []
    if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) void read('left')
  }, [])

  const touchTicker = () => {
    isTickerTouched.current = true
  }
  return { form, purchase, isTyped, read, touchTicker }
}
