import type { ProfileKey } from '@site/contracts/content/tools.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Disclaimer, Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { Allocation } from './allocation.tsx'
import { AnswerTable } from './answer-table.tsx'
import { AppliedCaps } from './applied-caps.tsx'
import { BandTable } from './band-table.tsx'
import { ContradictingAnswers } from './contradicting-answers.tsx'
import { resultCopy } from './result-copy.ts'
import { SaveResult } from './save-result.tsx'
import { ScoreBoard } from './score-board.tsx'
import type { ShownResult } from './shown-result.ts'

export interface ResultPageProps extends ShownResult {
  locale: Locale
  isFallback: boolean
}

export function ResultPage({ locale, isFallback, ...result }: ResultPageProps) {
  const words = resultCopy[locale]
  const notices = useNotices()
  const { code, profile, score, byScore, profiles, meaning, products } = result
  const findProfileName = (wanted: ProfileKey) => profiles.find(({ key }) => key === wanted)?.name ?? ''
  const title = words.title(findProfileName(profile))
  const shares = profiles.find(({ key }) => key === profile)?.allocationPercent
  return (
    <div className="wrap pb-16" data-profile={profile} data-score={score}>
      <PageHeading lead={meaning} page="riskProfileResult" title={title} />
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 self-start lg:row-start-1">
          <ScoreBoard locale={locale} profile={profile} profiles={profiles} score={score} />
          {isFallback ? <Notice>{words.fallback}</Notice> : null}
          <AppliedCaps
            byScore={findProfileName(byScore)}
            caps={result.caps}
            locale={locale}
            findProfileName={findProfileName}
          />
          <ContradictingAnswers code={code} contradictions={result.contradictions} locale={locale} />
        </div>
        <div className="min-w-0">{shares ? <Allocation locale={locale} shares={shares} /> : null}</div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-2">
          <Products locale={locale} products={products} />
        </div>
        <SaveResult code={code} locale={locale} title={title} />
      </div>
      <AnswerTable answers={result.answers} locale={locale} score={score} />
      <BandTable locale={locale} profile={profile} profiles={profiles} />
      <Disclaimer>{`${result.disclaimer} ${notices.investment}`}</Disclaimer>
    </div>
  )
}

/** Product types that suit the profile; our own link to their pages. */
function Products({ products, locale }: { products: ShownResult['products']; locale: Locale }) {
  const words = resultCopy[locale]
  return (
    <Section lead={words.productsLead} title={words.productsTitle}>
      <ul className="border-b border-line text-lg font-semibold">
        {[...products.entries()].map(([position, { text, product }]) => (
          <li key={position} className="border-t border-line py-3">
            {product === null ? (
              text
            ) : (
              <a className="text-link" href={pathTo(productPages[product], locale)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
        <ButtonLink to={pathTo('investmentCalculator', locale)}>{words.calculator}</ButtonLink>
        <a className="text-link" href={pathTo('productsAndServices', locale)}>
          {words.allProducts}
        </a>
      </p>
    </Section>
  )
}
