import type { ReportList } from '@site/contracts/content/research.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { FilterForm } from '#app/design/filter-form.tsx'
import { FilterSelect } from '#app/design/filter-select.tsx'
import { FoldedFilter } from '#app/design/folded-filter.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { copy } from './copy.ts'
import type { FilterError, ReportFilterName, TypedFilters } from './reports-query.server.ts'

interface FilterProps {
  locale: Locale
  typed: TypedFilters
  errors: readonly FilterError[]
  list: Pick<ReportList, 'choices' | 'months'>
}

/** Category, sector, analyst, company and period as one GET form: its state is in the URL, and it needs no script. */
export function ReportsFilter(props: FilterProps) {
  const { locale, typed, errors, list } = props
  const words = copy[locale]
  const path = pathTo('researchReport', locale)
  const activeCount = Object.values(typed).filter((value) => value !== null).length
  const choice = (name: 'category' | 'sector' | 'analyst') => (
    <Choice
      {...props}
      name={name}
      options={list.choices[name].map(({ key, name: label, count }) => ({
        value: key,
        text: words.option(label, formatNumber(locale, count)),
      }))}
    />
  )
  const month = (name: 'from' | 'to') => (
    <Choice
      {...props}
      name={name}
      options={monthsWith(list.months, typed[name]).map((key) => ({
        value: key,
        text: formatMonth(locale, key),
      }))}
    />
  )
  return (
    <FoldedFilter
      activeCount={activeCount}
      filters={Object.values(typed).join('/')}
      isLong
      isOpen={errors.length > 0}
      locale={locale}
    >
      <FilterForm
        action={path}
        aria-label={words.filterLabel}
        className="grid grid-cols-2 items-start gap-4 md:grid-cols-6"
        role="search"
      >
        <div className="md:col-span-2">{choice('category')}</div>
        <div className="md:col-span-2">{choice('sector')}</div>
        <div className="col-span-2">{choice('analyst')}</div>
        <div className="col-span-2">
          <TickerField {...props} />
        </div>
        <div>{month('from')}</div>
        <div>{month('to')}</div>
        <p className="col-span-2 flex flex-wrap items-center gap-4 md:mt-[2.1rem] md:justify-end">
          {activeCount > 0 ? (
            <a className="text-link py-3 max-md:order-last" href={path}>
              {words.clear}
            </a>
          ) : null}
          <SubmitButton>{words.apply}</SubmitButton>
        </p>
      </FilterForm>
    </FoldedFilter>
  )
}

function Choice({
  locale,
  typed,
  errors,
  name,
  options,
}: FilterProps & {
  name: Exclude<ReportFilterName, 'ticker'>
  options: readonly { value: string; text: string }[]
}) {
  const words = copy[locale]
  return (
    <FilterSelect
      chosen={typed[name] ?? ''}
      error={formatError(locale, errors, name)}
      label={words.filters[name]}
      name={name}
      options={[{ value: '', text: words.all[name] }, ...options]}
    />
  )
}

function TickerField({ locale, typed, errors }: FilterProps) {
  const words = copy[locale]
  return (
    <Field error={formatError(locale, errors, 'ticker')} label={words.filters.ticker} name="ticker">
      {(attributes) => (
        <input
          {...attributes}
          autoCapitalize="characters"
          autoComplete="off"
          className="field-box uppercase"
          defaultValue={typed.ticker ?? ''}
          maxLength={MAX_COMPANY_TEXT}
          type="text"
        />
      )}
    </Field>
  )
}

/** A requested month outside the archive is offered, too, because it is the current selection. */
function monthsWith(months: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()
}

function formatError(
  locale: Locale,
  errors: readonly FilterError[],
  name: ReportFilterName,
): string | undefined {
  const error = errors.find((each) => each.name === name)
  return error && copy[locale].errors[error.reason]
}
