import { useRef } from 'react'
import { Field } from '#app/design/field.tsx'
import { usePageChange } from '#app/design/use-page-change.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { companyFieldCopy } from './company-field-copy.ts'
import type { CompanySuggestionsProps } from './company-suggestions.tsx'
import { useSuggestionList } from './use-suggestion-list.ts'

interface CompanyFieldProps extends Omit<CompanySuggestionsProps, 'field'> {
  label: string
  /** What the form reads; without it, a ticker or a name. */
  hint?: string | undefined
  optionalLabel?: string | undefined
  name: string
  /** The text in the field on the page that `page` identifies. */
  typed: string
  page: string
  error?: string | undefined
}

/** A text field for a ticker or a company's name; suggestions are loaded on first focus. */
export function CompanyField({
  label,
  hint,
  optionalLabel,
  name,
  typed,
  page,
  error,
  ...suggestions
}: CompanyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { List, fetchList } = useSuggestionList(field, () => import('./company-suggestions.tsx'))

  // The field and its focus stay; its text has been processed.
  usePageChange(page, () => {
    if (field.current) {
      field.current.value = typed
    }
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only prefetches suggestions
    <div className="combobox w-full max-w-[26rem]" onFocus={fetchList} onPointerEnter={fetchList}>
      <Field
        error={error}
        hint={hint ?? companyFieldCopy[suggestions.locale].hint}
        label={label}
        name={name}
        optionalLabel={optionalLabel}
      >
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="off"
            className="field-box"
            defaultValue={typed}
            enterKeyHint="go"
            maxLength={MAX_COMPANY_TEXT}
            // Typing replaces a ticker that is filled in.
            onFocus={({ currentTarget }) => currentTarget.select()}
            ref={field}
            spellCheck={false}
            type="text"
          />
        )}
      </Field>
      {List ? <List field={field} {...suggestions} /> : null}
    </div>
  )
}
