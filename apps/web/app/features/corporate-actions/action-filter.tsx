import { actionStatuses } from '@site/contracts/market/action-entries.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { FilterForm } from '#app/design/filter-form.tsx'
import { FilterSelect } from '#app/design/filter-select.tsx'
import { FoldedFilter } from '#app/design/folded-filter.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import type { ActionsQuery, FilterName } from './actions-query.server.ts'
import { copy } from './copy.ts'
import { viewQuery } from './view-path.ts'

interface FilterProps {
  locale: Locale
  query: Pick<ActionsQuery, 'kind' | 'view' | 'typed' | 'errors'>
}

/** Company, status and period as one GET form; invalid input stays in its field with an error. */
export function ActionFilter({ locale, query }: FilterProps) {
  const words = copy[locale]
  const { view, typed, errors } = query
  const { tab } = viewQuery(locale, query)
  const activeCount = [typed.ticker, typed.status, typed.from ?? typed.to].filter(
    (value) => value !== null,
  ).length
  return (
    <FoldedFilter
      activeCount={activeCount}
      filters={Object.values(typed).join('/')}
      isLong
      isOpen={errors.length > 0}
      locale={locale}
    >
      <FilterForm
        action={pathTo('corporateAction', locale)}
        aria-label={words.filterLabel}
        className={`grid grid-cols-1 items-end gap-4 sm:grid-cols-2 ${
          view === 'list' ? 'lg:grid-cols-[1fr_1fr_1fr_1fr_auto]' : 'lg:grid-cols-[1fr_1fr_1fr_auto]'
        }`}
        role="search"
      >
        <TickerField locale={locale} query={query} />
        <StatusField locale={locale} query={query} />
        {view === 'list' ? (
          <>
            <MonthField label={words.fromLabel} locale={locale} name="from" query={query} />
            <MonthField label={words.toLabel} locale={locale} name="to" query={query} />
          </>
        ) : (
          <MonthField label={words.monthLabel} locale={locale} name="month" query={query} />
        )}
        {tab ? <input name="tab" type="hidden" value={tab} /> : null}
        {view === 'list' ? null : <input name="view" type="hidden" value={view} />}
        <p className="flex flex-wrap items-center gap-4">
          <SubmitButton>{words.apply}</SubmitButton>
          {activeCount > 0 ? (
            <a className="text-link py-3" href={pathWithoutFilter(locale, query)}>
              {words.clear}
            </a>
          ) : null}
        </p>
      </FilterForm>
    </FoldedFilter>
  )
}

function pathWithoutFilter(locale: Locale, query: FilterProps['query']): string {
  const cleared = viewQuery(locale, query, { ticker: null, status: null, from: null, to: null })
  return pathTo('corporateAction', locale, undefined, cleared)
}

function TickerField({ locale, query: { typed, errors } }: FilterProps) {
  const words = copy[locale]
  return (
    <Field
      error={formatError(locale, errors, 'ticker')}
      hint={words.tickerHint}
      label={words.tickerLabel}
      name="ticker"
    >
      {(attributes) => (
        <input
          {...attributes}
          autoCapitalize="characters"
          autoComplete="off"
          className="field-box uppercase"
          defaultValue={typed.ticker ?? ''}
          maxLength={MAX_COMPANY_TEXT}
        />
      )}
    </Field>
  )
}

function StatusField({ locale, query: { typed, errors } }: FilterProps) {
  const words = copy[locale]
  const { statuses } = corporateActionNames[locale]
  return (
    <FilterSelect
      chosen={typed.status ?? ''}
      error={formatError(locale, errors, 'status')}
      label={words.statusLabel}
      name="status"
      options={[
        { value: '', text: words.statusAll },
        ...actionStatuses.map((status) => ({ value: status, text: statuses[status] })),
      ]}
    />
  )
}

const MONTH_EXAMPLE = '2026-12'

/** Desktop Firefox and Safari render month inputs as text fields. HTML allows these attributes on text fields only. */
function completeTextField(field: HTMLInputElement | null, title: string): void {
  if (field?.type === 'text') {
    field.placeholder = MONTH_EXAMPLE
    // The server also parses month names, so a numeric keyboard does not suffice, and only the year has a fixed form.
    field.title = title
    field.pattern = '.*[0-9]{4}.*'
  }
}

/** If the browser renders a text field, the server parses typed months (typed-month.server.ts). */
function MonthField({
  locale,
  query: { typed, errors },
  name,
  label,
}: FilterProps & { name: 'from' | 'to' | 'month'; label: string }) {
  return (
    <Field error={formatError(locale, errors, name)} hint={copy[locale].monthHint} label={label} name={name}>
      {(attributes) => (
        <input
          {...attributes}
          autoComplete="off"
          className="field-box"
          defaultValue={typed[name] ?? ''}
          ref={(field) => completeTextField(field, copy[locale].errors.month)}
          type="month"
        />
      )}
    </Field>
  )
}

function formatError(locale: Locale, errors: ActionsQuery['errors'], name: FilterName): string | undefined {
  const error = errors.find((each) => each.name === name)
  return error && copy[locale].errors[error.reason]
}
