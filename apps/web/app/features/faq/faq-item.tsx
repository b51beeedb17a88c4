import type { Faq } from '@site/contracts/content/faqs.ts'
import { AccordionItem } from '#app/design/accordion.tsx'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** A question that expands to its answer; its slug is its anchor, and a link to the anchor opens it. */
export function FaqItem({ faq, locale, isOpen }: { faq: Faq; locale: Locale; isOpen: boolean }) {
  const { slug, question, answer } = faq
  return (
    <AccordionItem id={slug} isOpen={isOpen} title={question}>
      <Prose html={answer} />
      <p className="mt-4 text-sm">
        <a
          aria-label={`${copy[locale].ownPage}: ${question}`}
          className="text-link"
          href={pathTo('faqDetail', locale, { slug })}
        >
          {copy[locale].ownPage}
        </a>
      </p>
    </AccordionItem>
  )
}
