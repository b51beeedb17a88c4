import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { usualSort } from './column-sort.ts'
import type { CompanyFilter } from './company-filter.server.ts'
import type { CompanyRows } from './company-rows.server.ts'
import { copy } from './copy.ts'

/** Search, sector and board as one GET form: its state is the address, and it needs no script. */
export function CompaniesFilter({
  locale,
  list,
  filter,
  longestSearch,
}: {
  locale: Locale
  list: CompanyRows
  filter: CompanyFilter
  longestSearch: number
}) {
  const words = copy[locale]
  const path = pathTo('companyList', locale)
  const isFiltered = filter.q !== null || filter.sector !== null || filter.board !== null
  return (
    <Form
      // The fields follow the address when it changes by a link.
      key={[filter.q, filter.sector, filter.board].join('/')}
      action={path}
      aria-label={words.filterLabel}
      className="grid items-end gap-4 border-y border-line py-6 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto]"
      role="search"
    >
      <Field label={words.search} name="q">
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="off"
            className="field-box"
            defaultValue={filter.q ?? ''}
            maxLength={longestSearch}
            type="search"
          />
        )}
      </Field>
      <Choice
        all={words.allSectors}
        chosen={filter.sector}
        label={words.sector}
        locale={locale}
        name="sector"
        options={list.sectors}
      />
      <Choice
        all={words.allBoards}
        chosen={filter.board}
        label={words.board}
        locale={locale}
        name="board"
        options={list.boards}
      />
      {filter.sort === usualSort ? null : <input name="sort" type="hidden" value={filter.sort} />}
      <p className="flex flex-wrap items-center gap-4">
        <SubmitButton>{words.apply}</SubmitButton>
        {isFiltered ? (
          <a className="text-link" href={path}>
            {words.clear}
          </a>
        ) : null}
      </p>
    </Form>
  )
}

function Choice({
  locale,
  name,
  label,
  all,
  options,
  chosen,
}: {
  locale: Locale
  name: string
  label: string
  all: string
  options: readonly { code: string; name: string; count: number }[]
  chosen: string | null
}) {
  return (
    <Field label={label} name={name}>
      {(attributes) => (
        <select {...attributes} className="field-box" defaultValue={chosen ?? ''}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.code} value={option.code}>
              {copy[locale].option(option.name, formatNumber(locale, option.count))}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
