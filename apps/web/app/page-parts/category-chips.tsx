import type { Category } from '@site/contracts/content/document-parts.ts'
import { LinkChips } from '#app/design/link-tabs.tsx'
import type { Locale } from '#app/i18n/locales.ts'

const copy = {
  id: { all: 'Semua', categories: 'Kategori' },
  en: { all: 'All', categories: 'Categories' },
}

interface CategoryChipsProps {
  locale: Locale
  categories: readonly Category[]
  /** The slug of the selected category; null: all. */
  chosen: string | null
  toPath: (category: string | null) => string
}

export function CategoryChips({ locale, categories, chosen, toPath }: CategoryChipsProps) {
  const words = copy[locale]
  return (
    <LinkChips
      chips={[
        { to: toPath(null), label: words.all, isCurrent: chosen === null },
        ...categories.map(({ slug, name }) => ({
          to: toPath(slug),
          label: name,
          isCurrent: slug === chosen,
        })),
      ]}
      label={words.categories}
    />
  )
}
