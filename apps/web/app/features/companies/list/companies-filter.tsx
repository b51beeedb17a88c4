import { Field } from '#app/design/field.tsx'
import { FilterForm } from '#app/design/filter-form.tsx'
import { FoldedFilter } from '#app/design/folded-filter.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { defaultSort, offeredSorts } from './column-sort.ts'
import { companiesCopy } from './companies-copy.ts'
import type { CompanyChoices } from './company-choices.server.ts'
import type { CompanyFilter } from './company-filter.server.ts'
import { FilterActions, GroupChoices, OrderChoice } from './filter-choice.tsx'

/** Search, sector, board, index and sort order as one GET form: its state is in the URL, and it needs no script. */
export function CompaniesFilter({
  locale,
  choices,
  filter,
  maxSearchLength,
}: {
  locale: Locale
  choices: CompanyChoices
  filter: CompanyFilter
  maxSearchLength: number
}) {
  const words = companiesCopy[locale]
  const path = pathTo('companyList', locale)
  const { q, sector, board, index, sort } = filter
  const activeCount = [q, sector, board, index].filter((each) => each !== null).length
  return (
    <FoldedFilter
      activeCount={activeCount}
      filters={[q, sector, board, index, sort].join('/')}
      locale={locale}
    >
      <FilterForm
        action={path}
        aria-label={words.filterLabel}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-3 xl:grid-cols-6"
        role="search"
      >
        <div className="col-span-2 lg:col-span-1">
          <Field label={words.search} name="q">
            {(attributes) => (
              <input
                {...attributes}
                autoComplete="off"
                className="field-box"
                defaultValue={q ?? ''}
                enterKeyHint="search"
                maxLength={maxSearchLength}
                type="search"
              />
            )}
          </Field>
        </div>
        <GroupChoices choices={choices} chosen={filter} locale={locale} />
        <OrderChoice
          defaultOrder={defaultSort}
          locale={locale}
          names={words.orders}
          offered={offeredSorts}
          order={sort}
        />
        <FilterActions clearPath={activeCount > 0 ? path : null} locale={locale} />
      </FilterForm>
    </FoldedFilter>
  )
}
