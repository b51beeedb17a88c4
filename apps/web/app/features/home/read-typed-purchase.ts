import * as v from 'valibot'
import { fetchJson, isAborted } from '#app/data/fetch-json.ts'
import { TYPING_PAUSE_MS } from '#app/design/combobox.tsx'
import { ERROR_DELAY_MS } from '#app/forms/use-typed-error.ts'
import { purchasePath } from '#app/i18n/endpoints/purchase-path.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Purchase, PurchaseSchema } from './purchase.ts'
import { failedPurchase, type TypedPurchase, type TypingEnd } from './typed-purchase.ts'

type FieldName = Purchase['errors'][number]['name']

const names: readonly FieldName[] = ['ticker', 'lots']

let latest = new AbortController()

interface Typing {
  readonly end: TypingEnd | null
  /** Whether the ticker was typed or left: without market data it begins empty. */
  readonly isTickerTouched: boolean
}

/** The response to the entries after a pause. Replaces an earlier reading, which is then null. */
export async function readTypedPurchase(
  locale: Locale,
  form: HTMLFormElement,
  { end, isTickerTouched }: Typing,
): Promise<TypedPurchase | null> {
  latest.abort()
  latest = new AbortController()
  const { signal } = latest
  await new Promise((resolve) => setTimeout(resolve, end === 'left' ? ERROR_DELAY_MS : TYPING_PAUSE_MS))
  const entries = new FormData(form)
  const ticker = String(entries.get('ticker'))
  try {
    const response = await fetchJson(purchasePath(locale, ticker, String(entries.get('lots'))), signal)
    if (signal.aborted) return null
    const focused =
      end === 'chosen'
        ? null
        : (names.find((name) => form.elements.namedItem(name) === document.activeElement) ?? null)
    return parsePurchase(response, { focused, isTickerPending: ticker.trim() === '' && !isTickerTouched })
  } catch (error) {
    return isAborted(error) ? null : failedPurchase
  }
}

interface IncompleteEntries {
  /** The field with the focus, whose entry may be incomplete. */
  readonly focused: FieldName | null
  /** Whether the ticker is empty because nobody has reached it. */
  readonly isTickerPending: boolean
}

/** Without the errors of incomplete entries. */
export function parsePurchase(
  response: unknown,
  { focused, isTickerPending }: IncompleteEntries,
): TypedPurchase {
  const found = v.safeParse(PurchaseSchema, response)
  if (!found.success) return failedPurchase
  const { errors, receipt } = found.output
  return {
    errors: errors.filter(({ name }) => name !== focused && !(name === 'ticker' && isTickerPending)),
    receipt,
    isFailed: receipt === null && errors.length === 0,
  }
}
