import type { PriceRange } from '@site/contracts/market/prices.ts'
import { useRef } from 'react'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useSuggestionList } from '#app/layout/use-suggestion-list.ts'
import { usePageChange } from '#app/navigation/use-page-change.ts'
import { compareCopy } from './compare-copy.ts'
import { MAX_ADDED_LENGTH, queryOfComparison } from './compare-query.ts'

interface CompareFormProps {
  locale: Locale
  slug: string
  range: PriceRange
  others: readonly string[]
  /** A text that could not be added stays in the field. */
  typed: string | null
}

/** A plain form with a text field; suggestions are loaded on first focus. */
export function CompareForm({ locale, slug, range, others, typed }: CompareFormProps) {
  const words = compareCopy[locale]
  const field = useRef<HTMLInputElement>(null)
  const { List, fetchList } = useSuggestionList(field, () => import('./compare-suggestions.tsx'))
  const query = queryOfComparison(range, others)

  // The field and its focus stay; its text has been processed.
  usePageChange([typed, ...others].join('-'), () => {
    if (field.current) {
      field.current.value = typed ?? ''
    }
  })

  return (
    <Form
      action={pathTo('companyDetail', locale, { slug })}
      className="flex flex-wrap items-end gap-3"
      preventScrollReset
    >
      {Object.entries(query).map(([name, value]) =>
        value === null ? null : <input key={name} name={name} type="hidden" value={value} />,
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only prefetches suggestions */}
      <div className="combobox w-full max-w-[26rem]" onFocus={fetchList} onPointerEnter={fetchList}>
        <Field hint={words.fieldHint} label={words.field} name="add">
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="off"
              className="field-box"
              defaultValue={typed ?? ''}
              enterKeyHint="go"
              maxLength={MAX_ADDED_LENGTH}
              ref={field}
              spellCheck={false}
              type="text"
            />
          )}
        </Field>
        {List ? <List field={field} locale={locale} others={others} range={range} slug={slug} /> : null}
      </div>
      <SubmitButton>{words.submit}</SubmitButton>
    </Form>
  )
}
