import { useEffect, useRef, useState } from 'react'
import { Field } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useSuggestionList } from '#app/layout/use-suggestion-list.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { copy } from './copy.ts'
import type { PurchaseExample } from './purchase.server.ts'
import type { Purchase } from './purchase.ts'

const textField = {
  autoComplete: 'off',
  className: 'field-box',
  maxLength: MAX_COMPANY_TEXT,
  type: 'text',
} as const

/** What a purchase costs, as a receipt with fields; without script, they lead to the calculator. */
export function PurchaseForm({ locale, example }: { locale: Locale; example: PurchaseExample }) {
  const words = copy[locale].receipt
  const { form, purchase, isTyped, read } = useTypedPurchase(locale)
  const { rows, total, note } = purchase.receipt ?? example.receipt
  return (
    <Form
      action={pathTo('transactionCost', locale)}
      className="buy-slip"
      noValidate
      onBlur={() => isTyped.current && read(true)}
      onInput={() => read(false)}
      ref={form}
    >
      <h2>{words.title}</h2>
      <PurchaseFields errors={purchase.errors} example={example} locale={locale} />
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="buy-slip-total" role="status">
        <span>{total.label}</span> <b>{total.value}</b>
      </p>
      <p className="text-sm text-soft">{note}</p>
      <p className="print:hidden">
        <button className="text-link min-h-12" type="submit">
          {words.details}
        </button>
      </p>
    </Form>
  )
}

interface PurchaseFieldsProps {
  locale: Locale
  example: PurchaseExample
  errors: Purchase['errors']
}

function PurchaseFields({ locale, example, errors }: PurchaseFieldsProps) {
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

/** The response to what was typed; a late or failed one leaves the receipt as it is. */
function useTypedPurchase(locale: Locale) {
  const form = useRef<HTMLFormElement>(null)
  const isTyped = useRef(false)
  const [purchase, setPurchase] = useState<Purchase>({ errors: [], receipt: null })

  async function read(isLeft: boolean): Promise<void> {
    isTyped.current = true
    const module = await import('./read-typed-purchase.ts').catch(() => null)
    const found = form.current && (await module?.readTypedPurchase(locale, form.current, isLeft))
    if (found) setPurchase(({ receipt }) => ({ ...found, receipt: found.receipt ?? receipt }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for entries before hydration
  useEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? []
    if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) read(true)
  }, [])

  return { form, purchase, isTyped, read }
}
