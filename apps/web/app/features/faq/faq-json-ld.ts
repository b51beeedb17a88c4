import type { FAQPage } from 'schema-dts'
import { plainText } from '#app/content/plain-text.ts'
import type { SiteFacts } from '#app/head/site-facts.ts'

/** JSON-LD of questions and answers, in the order of the page. */
export function faqJsonLd(
  faqs: readonly { readonly question: string; readonly answer: string }[],
  site: SiteFacts,
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${site.canonical}#faq`,
    inLanguage: site.languageTag,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
