import * as v from 'valibot'
import { fetchJson } from '#app/data/fetch-json.ts'
import { TYPING_PAUSE_MS } from '#app/design/combobox.tsx'
import { ERROR_DELAY_MS } from '#app/forms/use-typed-error.ts'
import { purchasePath } from '#app/i18n/endpoints/purchase-path.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Purchase, PurchaseSchema } from './purchase.ts'

let latest = new AbortController()

/** The response to the entries after a pause. Replaces an earlier reading; null if that happens, and on failure. */
export async function readTypedPurchase(
  locale: Locale,
  form: HTMLFormElement,
  isLeft: boolean,
): Promise<Purchase | null> {
  latest.abort()
  latest = new AbortController()
  const { signal } = latest
  await new Promise((resolve) => setTimeout(resolve, isLeft ? ERROR_DELAY_MS : TYPING_PAUSE_MS))
  const entries = new FormData(form)
  const path = purchasePath(locale, String(entries.get('ticker')), String(entries.get('lots')))
  const response = await fetchJson(path, signal).catch(() => null)
  const found = v.safeParse(PurchaseSchema, response)
  if (!found.success || signal.aborted) return null
  const { errors, receipt } = found.output
  // An entry may be incomplete while its field has the focus.
  return { errors: errors.filter(({ name }) => !hasFocus(form, name)), receipt }
}

function hasFocus(form: HTMLFormElement, name: string): boolean {
  return form.elements.namedItem(name) === document.activeElement
}
