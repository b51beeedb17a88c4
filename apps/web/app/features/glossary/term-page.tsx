import type { Term } from '@site/contracts/content/glossary.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import { type Locale, localeFacts, otherLocale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import { TermList } from './term-list.tsx'
import { capitalized, termName } from './term-name.ts'

interface TermPageProps {
  locale: Locale
  term: Term
  tool: { readonly title: string; readonly path: string } | null
}

export function TermPage({ locale, term, tool }: TermPageProps) {
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <article>
        <PageHeading lead={term.definition} page="glossaryTerm" title={termName(term)}>
          <OtherNames locale={locale} term={term} />
        </PageHeading>
        {term.body === '' ? null : <Prose html={term.body} />}
      </article>
      {tool ? (
        <p className="mt-8">
          <ButtonLink look="quiet" to={tool.path}>
            {tool.title}
          </ButtonLink>
        </p>
      ) : null}
      {term.related.length > 0 ? (
        <Section more={{ to: pathTo('glossary', locale), label: words.backToAll }} title={words.related}>
          <TermList locale={locale} terms={term.related} />
        </Section>
      ) : null}
      <Uses locale={locale} uses={term.uses} />
      <Neighbors locale={locale} next={term.next} previous={term.previous} />
    </div>
  )
}

function OtherNames({ locale, term: { counterpart, synonyms } }: { locale: Locale; term: Term }) {
  const words = copy[locale]
  if (counterpart === null && synonyms.length === 0) {
    return null
  }
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {counterpart === null ? null : (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-soft">{`${words.inOtherLanguage}:`}</dt>
          <dd className="font-semibold" lang={localeFacts[otherLocale(locale)].languageTag}>
            {counterpart}
          </dd>
        </div>
      )}
      {synonyms.length === 0 ? null : (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-soft">{`${words.synonyms}:`}</dt>
          <dd className="font-semibold">{synonyms.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

const pagesOfKinds = { lesson: 'learnInvestmentDetail', article: 'blogDetail' } as const

function Uses({ locale, uses }: { locale: Locale; uses: Term['uses'] }) {
  const words = copy[locale]
  if (uses.length === 0) {
    return null
  }
  return (
    <Section title={words.uses}>
      <ul className="border-b border-line">
        {uses.map(({ kind, slug, title }) => (
          <li key={`${kind}-${slug}`} className="border-t border-line py-3">
            <span className="block text-sm text-soft">{words.kinds[kind]}</span>
            <a className="text-link" href={pathTo(pagesOfKinds[kind], locale, { slug })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Neighbors({ locale, previous, next }: { locale: Locale } & Pick<Term, 'previous' | 'next'>) {
  const words = copy[locale]
  const link = (neighbor: Term['next'], rel: 'prev' | 'next', label: string) =>
    neighbor ? (
      <p className={rel === 'next' ? 'sm:text-end' : undefined}>
        <span className="block text-sm text-soft">{label}</span>
        <a className="text-link" href={pathTo('glossaryTerm', locale, { slug: neighbor.slug })} rel={rel}>
          {capitalized(neighbor.term)}
        </a>
      </p>
    ) : (
      <span />
    )
  return previous || next ? (
    <nav aria-label={words.neighbors} className="mt-8 grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
      {link(previous, 'prev', words.previous)}
      {link(next, 'next', words.next)}
    </nav>
  ) : null
}
