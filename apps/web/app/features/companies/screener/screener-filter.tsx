import type { ScreenerSortOption } from '@site/contracts/market/screener.ts'
import { FilterForm } from '#app/design/filter-form.tsx'
import { FilterSelect } from '#app/design/filter-select.tsx'
import { FoldedFilter } from '#app/design/folded-filter.tsx'
import type { CompanyChoices } from '#app/features/companies/list/company-choices.server.ts'
import { FilterActions, GroupChoices, OrderChoice } from '#app/features/companies/list/filter-choice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query, withQuery } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { defaultSort, MAX_TYPED } from './screener-limits.ts'
import type { ScreenerRange, ScreenerRequest } from './screener-query.server.ts'
import './screener.css'

/** The most useful sort orders, offered by name in addition to the column headers. */
const offeredSorts: readonly ScreenerSortOption[] = [
  '-marketValue',
  'ticker',
  'per',
  'pbv',
  '-roe',
  'der',
  '-dividendYield',
  '-revenueGrowth',
  '-profitGrowth',
]

export interface ScreenerFilterProps {
  locale: Locale
  request: ScreenerRequest
  /** The valid parameters of the request. */
  query: Query
  /** A limit is not a number, or a range is reversed; the field shows the error. */
  hasErrors: boolean
  /** The number of filters in use. */
  active: number
  choices: CompanyChoices
}

/** Ranges, choices and sort order as one GET form; an invalid limit stays in its field with an error. */
export function ScreenerFilter({ locale, request, query, hasErrors, active, choices }: ScreenerFilterProps) {
  const words = copy[locale]
  const { ranges, sharia, notation, sort } = request
  const typed = ranges.flatMap(({ min, max }) => [min.text, max.text])
  return (
    <FoldedFilter
      activeCount={active}
      filters={[withQuery('', query), ...typed].join('/')}
      isOpen={hasErrors}
      locale={locale}
    >
      <FilterForm
        action={pathTo('stockScreener', locale)}
        aria-label={words.filterLabel}
        className="grid gap-x-8 gap-y-3 sm:max-md:grid-cols-2 md:max-lg:grid-cols-3 lg:gap-x-3 screener-fields"
        role="search"
      >
        <GroupChoices choices={choices} chosen={request} locale={locale} />
        <FilterSelect
          chosen={sharia ?? ''}
          label={words.sharia}
          name="sharia"
          options={flagOptions(words.shariaChoices)}
        />
        <FilterSelect
          chosen={notation ?? ''}
          label={words.notation}
          name="notation"
          options={flagOptions(words.notationChoices)}
        />
        {ranges.map((range) => (
          <RangeField key={range.figure} locale={locale} range={range} />
        ))}
        <OrderChoice
          defaultOrder={defaultSort}
          locale={locale}
          names={words.orders}
          offered={offeredSorts}
          order={sort}
        />
        <FilterActions clearPath={active > 0 ? pathTo('stockScreener', locale) : null} locale={locale} />
      </FilterForm>
    </FoldedFilter>
  )
}

function flagOptions(names: { readonly any: string; readonly true: string; readonly false: string }) {
  return [
    { value: '', text: names.any },
    { value: 'true', text: names.true },
    { value: 'false', text: names.false },
  ]
}

/** Both limits of a figure in one line: below its name, or next to it in the column of wide screens. */
function RangeField({ locale, range }: { locale: Locale; range: ScreenerRange }) {
  const words = copy[locale]
  const { figure, kind, error } = range
  const label = words.ranges[figure]
  const message = error && words.errors[error.reason === 'number' ? kind : error.reason]
  const labelId = `range-${figure}`
  const errorId = `${labelId}-error`
  const field = (end: 'min' | 'max', name: string, placeholder: string) => (
    <input
      aria-describedby={error?.end === end ? errorId : undefined}
      aria-invalid={error?.end === end ? true : undefined}
      aria-label={name}
      autoComplete="off"
      className="field-box min-w-0 lg:px-2.5"
      defaultValue={range[end].text}
      // No decimal keyboard for amounts, which have words, nor for percentages, which may be negative.
      inputMode={kind === 'times' ? 'decimal' : 'text'}
      maxLength={MAX_TYPED}
      name={`${figure}${end === 'min' ? 'Min' : 'Max'}`}
      placeholder={placeholder}
    />
  )
  return (
    // WebKit makes no legend an item of a grid, not even a floated one.
    <fieldset aria-labelledby={labelId} className="min-w-0">
      <div className="lg:grid lg:grid-cols-[5.75rem_minmax(0,1fr)] lg:items-center lg:gap-x-3">
        <p className="font-semibold lg:text-sm lg:leading-tight" id={labelId}>
          {label}
        </p>
        <div className="flex items-center gap-2 max-lg:mt-1.5">
          {field('min', words.figureFrom(label), words.from)}
          <span aria-hidden="true">–</span>
          {field('max', words.figureTo(label), words.to)}
        </div>
      </div>
      {message ? (
        <p className="mt-1 text-sm font-semibold text-error" id={errorId}>
          {message}
        </p>
      ) : null}
    </fieldset>
  )
}
