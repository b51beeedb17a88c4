import { SubmitButton } from '#app/design/button.tsx'
import { FilterSelect } from '#app/design/filter-select.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { companiesCopy } from './companies-copy.ts'
import type { CompanyChoice, CompanyChoices } from './company-choices.server.ts'

function countedOptions(locale: Locale, choices: readonly CompanyChoice[]) {
  return choices.map(({ code, name, count }) => ({
    value: code,
    text: count === null ? name : companiesCopy[locale].option(name, formatNumber(locale, count)),
  }))
}

type Group = 'sector' | 'board' | 'index'

/** Sector, board and index, each with the number of its companies. */
export function GroupChoices({
  locale,
  choices,
  chosen,
}: {
  locale: Locale
  choices: CompanyChoices
  chosen: Readonly<Record<Group, string | null>>
}) {
  const words = companiesCopy[locale]
  const groups = [
    { name: 'sector', all: words.allSectors, options: choices.sectors },
    { name: 'board', all: words.allBoards, options: choices.boards },
    { name: 'index', all: words.allIndices, options: choices.indices },
  ] as const
  return groups.map(({ name, all, options }) => (
    <FilterSelect
      key={name}
      chosen={chosen[name] ?? ''}
      label={words[name]}
      name={name}
      options={[{ value: '', text: all }, ...countedOptions(locale, options)]}
    />
  ))
}

/** The sort order; that of the URL is one of the options. URLs omit the default. */
export function OrderChoice<Order extends string>({
  locale,
  offered,
  names,
  order,
  defaultOrder,
}: {
  locale: Locale
  offered: readonly Order[]
  names: Readonly<Record<Order, string>>
  order: Order
  defaultOrder: Order
}) {
  const valueFor = (each: Order) => (each === defaultOrder ? '' : each)
  return (
    <FilterSelect
      chosen={valueFor(order)}
      label={companiesCopy[locale].order}
      name="sort"
      options={[...new Set([...offered, order])].map((each) => ({
        value: valueFor(each),
        text: names[each],
      }))}
    />
  )
}

export function FilterActions({
  locale,
  clearPath,
}: {
  locale: Locale
  /** null: nothing is filtered. */
  clearPath: string | null
}) {
  const words = companiesCopy[locale]
  return (
    <p className="flex flex-wrap items-center gap-4">
      <SubmitButton>{words.apply}</SubmitButton>
      {clearPath === null ? null : (
        <a className="text-link py-3" href={clearPath}>
          {words.clear}
        </a>
      )}
    </p>
  )
}
