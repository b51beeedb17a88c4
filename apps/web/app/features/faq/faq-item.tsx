import type { Faq } from '@site/contracts/content/faqs.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** One question that opens to its answer; its slug is its anchor, and a link to the anchor opens it. */
export function FaqItem({ faq, locale, isOpen }: { faq: Faq; locale: Locale; isOpen: boolean }) {
  const { slug, question, answer } = faq
  const details = useRef<HTMLDetailsElement>(null)
  const isLinkedTo = useLocation().hash === `#${slug}`
  useEffect(() => {
    if (isLinkedTo && details.current) {
      details.current.open = true
    }
  }, [isLinkedTo])
  return (
    <details ref={details} className="group scroll-mt-8 border-t border-line" id={slug} open={isOpen}>
      <summary className="flex items-baseline justify-between gap-6 py-4 hover:text-action">
        <h3 className="min-w-0 text-base font-semibold">{question}</h3>
        <span aria-hidden="true" className="text-lg leading-none font-semibold text-action">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
      </summary>
      <div className="pb-6">
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
      </div>
    </details>
  )
}
