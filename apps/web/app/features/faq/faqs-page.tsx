import type { Category } from '@site/contracts/content/document-parts.ts'
import type { FaqList } from '@site/contracts/content/faqs.ts'
import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { useState } from 'react'
import { Accordion } from '#app/design/accordion.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { SearchForm } from '#app/design/search-form.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { CategoryChips } from '#app/page-parts/category-chips.tsx'
import { AskUs } from './ask-us.tsx'
import { copy } from './copy.ts'
import { FaqItem } from './faq-item.tsx'
import { filterFaqs } from './filter-faqs.ts'
import { useLinkedAnswer } from './use-linked-answer.ts'

/** A search with at most this many results shows the answers expanded. */
const OPEN_UP_TO = 3

interface FaqsPageProps {
  head: PageHead
  locale: Locale
  categories: readonly Category[]
  groups: FaqList['groups']
  category: string | null
  phrase: string
}

export function FaqsPage({ head, locale, categories, groups, category, phrase }: FaqsPageProps) {
  const words = copy[locale]
  useLinkedAnswer()
  const toPath = (chosen: string | null) => pathTo('faq', locale, undefined, { q: phrase, category: chosen })
  const [typed, setTyped] = useState(phrase)
  const searched = typed.trim()
  const shown = filterFaqs(groups, searched)
  const count = shown.reduce((sum, { faqs }) => sum + faqs.length, 0)
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="faq" title={head.title} />
      <SearchForm
        action={pathTo('faq', locale)}
        buttonLabel={words.search}
        keep={{ category }}
        label={words.searchLabel}
        maxLength={SEARCH_MAX_CHARACTERS}
        onPhrase={setTyped}
        phrase={phrase}
      />
      <div className="mt-6">
        <CategoryChips categories={categories} chosen={category} locale={locale} toPath={toPath} />
      </div>
      {/* The live region exists before its text, so that screen readers announce each new count while typing. */}
      <p
        aria-live={searched === phrase ? 'off' : 'polite'}
        className="mt-4 min-h-6 text-soft"
        data-list-result
        role="status"
      >
        {searched !== '' && count > 0 ? words.matchCount(formatNumber(locale, count), searched) : null}
      </p>
      {count === 0 ? (
        <div className="mt-4">
          <EmptyState text={searched === '' ? words.empty : words.noMatch}>
            <p className="mt-3">
              <a className="text-link" href={pathTo('faq', locale)}>
                {words.backToAll}
              </a>
            </p>
          </EmptyState>
        </div>
      ) : (
        shown.map((group) => (
          <FaqGroup
            key={group.category.id}
            areOpen={searched !== '' && count <= OPEN_UP_TO}
            group={group}
            locale={locale}
          />
        ))
      )}
      <AskUs locale={locale} />
    </div>
  )
}

function FaqGroup({
  locale,
  group: { category, faqs },
  areOpen,
}: {
  locale: Locale
  group: FaqList['groups'][number]
  areOpen: boolean
}) {
  return (
    <section
      aria-labelledby={`category-${category.slug}`}
      className="grid gap-x-12 gap-y-4 pt-6 pb-4 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 className="text-xl" id={`category-${category.slug}`}>
        {category.name}
      </h2>
      <Accordion>
        {faqs.map((faq) => (
          <FaqItem key={faq.id} faq={faq} isOpen={areOpen} locale={locale} />
        ))}
      </Accordion>
    </section>
  )
}
