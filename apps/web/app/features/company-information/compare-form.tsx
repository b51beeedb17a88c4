import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import type { PriceRange } from '@site/contracts/market/prices.ts'
import { useRef } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import type { ComboboxOption } from '#app/design/combobox.tsx'
import { Field } from '#app/design/field.tsx'
import { companySuggestionsPath } from '#app/i18n/company-suggestions-path.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { fetchJson } from '#app/shell/fetch-json.ts'
import { usePageChange } from '#app/shell/use-page-change.ts'
import { useSuggestionList } from '#app/shell/use-suggestion-list.ts'
import { compareCopy } from './compare-copy.ts'
import { LONGEST_ADDED, queryOfComparison } from './compare-query.ts'

interface CompareFormProps {
  locale: Locale
  slug: string
  range: PriceRange
  others: readonly string[]
  /** What could not be added stays in the field. */
  typed: string | null
}

/** A plain form with a plain field; suggestions are fetched when somebody goes there. */
export function CompareForm({ locale, slug, range, others, typed }: CompareFormProps) {
  const words = compareCopy[locale]
  const field = useRef<HTMLInputElement>(null)
  const { List, fetchList } = useSuggestionList(field)
  const query = queryOfComparison(range, others)

  // The field stays, and with it the focus; what it held has been answered.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that somebody comes near the field */}
      <div className="combobox w-full max-w-[26rem]" onFocus={fetchList} onPointerEnter={fetchList}>
        <Field hint={words.fieldHint} label={words.field} name="add">
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="off"
              className="field-box"
              defaultValue={typed ?? ''}
              enterKeyHint="go"
              maxLength={LONGEST_ADDED}
              ref={field}
              spellCheck={false}
              type="text"
            />
          )}
        </Field>
        {List ? (
          <List
            countText={counts[locale]}
            field={field}
            listLabel={words.suggestions}
            load={(text, signal) => loadOptions({ locale, slug, range, others }, text, signal)}
            minLength={SUGGESTION_MIN_CHARACTERS}
          />
        ) : null}
      </div>
      <SubmitButton>{words.submit}</SubmitButton>
    </Form>
  )
}

const counts = {
  id: (count: number) => compareCopy.id.suggestionCount(formatNumber('id', count)),
  en: (count: number) => compareCopy.en.suggestionCount(formatNumber('en', count)),
} as const

/** Each option leads to the comparison with that company in it; those that are in it already are no options. */
async function loadOptions(
  { locale, slug, range, others }: Pick<CompareFormProps, 'locale' | 'slug' | 'range' | 'others'>,
  typed: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  if (typed.length > SUGGESTION_MAX_CHARACTERS) {
    return []
  }
  const answer = await fetchJson(companySuggestionsPath(locale, typed), signal)
  if (!areCompanies(answer)) {
    return []
  }
  return answer
    .filter(({ ticker }) => ticker.toLowerCase() !== slug && !others.includes(ticker))
    .map(({ ticker, name, detail }) => ({
      path: pathTo('companyDetail', locale, { slug }, queryOfComparison(range, [...others, ticker])),
      label: [`${ticker} · ${name}`],
      detail,
    }))
}

interface SuggestedCompany {
  readonly ticker: string
  readonly name: string
  readonly detail: string
}

/** The answer comes from this very site; a page of an older version may still meet a newer one's. */
function areCompanies(answer: unknown): answer is SuggestedCompany[] {
  return Array.isArray(answer) && answer.every((each) => 'ticker' in each && 'name' in each)
}
