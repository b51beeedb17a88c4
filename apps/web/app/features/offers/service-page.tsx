import type { Service } from '@site/contracts/content/products.ts'
import { useMemo } from 'react'
import { textHeadings } from '#app/content/text-headings.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { Prose } from '#app/design/prose.tsx'
import { ReadingColumn } from '#app/design/reading.tsx'
import { TableOfContents } from '#app/design/table-of-contents.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { servicePages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { ConditionBoard } from './condition-board.tsx'
import { copy } from './copy.ts'
import { FactStrip } from './fact-strip.tsx'
import { NextStep } from './next-step.tsx'
import { OfferHeading } from './offer-heading.tsx'
import type { OfferLinks } from './offer-links.server.ts'
import { OtherOffers } from './other-offers.tsx'
import { serviceConditions } from './service-conditions.ts'
import { Steps } from './steps.tsx'

interface ServicePageProps {
  locale: Locale
  service: Service & OfferLinks
  notice?: string
  children?: React.ReactNode
}

/** `children` come before the description, `notice` is at the end. */
export function ServicePage({ locale, service, notice, children }: ServicePageProps) {
  const words = copy[locale]
  const { key, title, tagline, summary, cover, body, steps, minimumAssets, revisedAt } = service
  const contents = useMemo(() => textHeadings(body, 1), [body])
  return (
    <div className="wrap">
      <OfferHeading
        cover={cover}
        page={servicePages[key]}
        scene={key}
        summary={summary}
        tagline={tagline}
        title={title}
      >
        <p className="mt-6 flex flex-wrap gap-3">
          {key === 'stockAccount' || key === 'digitalFacility' ? (
            <ButtonLink to={pathTo('openAccount', locale)}>{words.openAccount}</ButtonLink>
          ) : null}
          <ButtonLink look="quiet" to={pathTo('contactUs', locale)}>
            {words.askUs}
          </ButtonLink>
        </p>
      </OfferHeading>
      <FactStrip facts={serviceConditions(service, locale)} label={words.conditions} />
      {children}
      <div className="mt-12">
        <ReadingColumn
          aside={
            <div className="grid gap-8">
              {minimumAssets === null ? null : (
                <ConditionBoard locale={locale} minimumAssets={minimumAssets} />
              )}
              <TableOfContents entries={contents} locale={locale} />
            </div>
          }
        >
          <Prose html={body} />
        </ReadingColumn>
      </div>
      <Steps locale={locale} steps={steps} />
      <NextStep locale={locale} steps={service.nextSteps} />
      <OtherOffers locale={locale} offers={service.others} title={words.otherServices} />
      {notice ? <Disclaimer>{notice}</Disclaimer> : null}
      {revisedAt && (
        <p className="mt-4 text-sm text-soft">
          <UpdatedOn locale={locale} revisedAt={revisedAt} />
        </p>
      )}
    </div>
  )
}
