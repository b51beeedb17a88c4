import type { FaqDetail } from '@site/contracts/content/faqs.ts'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { AskUs } from './ask-us.tsx'
import { copy } from './copy.ts'

export function FaqPage({ locale, faq }: { locale: Locale; faq: FaqDetail }) {
  const words = copy[locale]
  const { question, answer, category, revisedAt, related } = faq
  return (
    <div className="wrap">
      <article>
        <PageHeading page="faqDetail" title={question}>
          <p className="mt-4 flex flex-wrap gap-x-4 text-sm text-soft">
            <a className="text-link" href={pathTo('faq', locale, undefined, { category: category.slug })}>
              {category.name}
            </a>
            <UpdatedOn locale={locale} revisedAt={revisedAt} />
          </p>
        </PageHeading>
        <Prose html={answer} />
      </article>
      {related.length > 0 ? (
        <Section more={{ to: pathTo('faq', locale), label: words.backToAll }} title={words.related}>
          <ul className="border-b border-line">
            {related.map(({ id, slug, question: other }) => (
              <li key={id} className="border-t border-line py-3">
                <a className="text-link" href={pathTo('faqDetail', locale, { slug })}>
                  {other}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <AskUs locale={locale} />
    </div>
  )
}
