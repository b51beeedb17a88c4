import type { Promo } from '@site/contracts/content/promos.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { CardGrid } from '#app/design/card.tsx'
import { Facts } from '#app/design/facts.tsx'
import { Notice } from '#app/design/notice.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { formatDateTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { copy } from './copy.ts'
import { PromoCard, type PromoCardData } from './promo-card.tsx'
import type { PromoStatus } from './promo-status.ts'
import { StatusBadge } from './status-badge.tsx'

interface PromoPageProps {
  locale: Locale
  promo: Omit<Promo, 'related'>
  status: PromoStatus
  related: readonly PromoCardData[]
}

export function PromoPage({ locale, promo, status, related }: PromoPageProps) {
  const words = copy[locale]
  const { title, summary, cover, body, terms, revisedAt } = promo
  return (
    <div className="wrap">
      <article>
        <PageHeading lead={summary} page="promoDetail" title={title}>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
            <StatusBadge locale={locale} status={status} />
            <UpdatedOn locale={locale} revisedAt={revisedAt} />
          </p>
        </PageHeading>
        <StatusNotice locale={locale} promo={promo} status={status} />
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <aside aria-label={words.facts} className="min-w-0 lg:order-last">
            <PromoFacts locale={locale} promo={promo} status={status} />
          </aside>
          <div className="min-w-0">
            {cover ? (
              <Picture
                className="mb-8 w-full rounded-card"
                picture={cover}
                priority
                sizes={pictureSizes.nextToAside}
              />
            ) : null}
            <Prose html={body} />
            <Section title={words.terms}>
              <Prose html={terms} />
            </Section>
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <Section more={{ to: pathTo('promo', locale), label: words.backToAll }} title={words.related}>
          <CardGrid>
            {related.map((other) => (
              <PromoCard key={other.id} locale={locale} promo={other} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
    </div>
  )
}

type PartProps = Pick<PromoPageProps, 'locale' | 'promo' | 'status'>

function PromoFacts({ locale, promo, status }: PartProps) {
  const words = copy[locale]
  const { startsAt, endsAt, quota, product } = promo
  return (
    <Facts
      facts={[
        { label: words.statusLabel, value: words.status[status] },
        {
          label: words.starts,
          value: <time dateTime={startsAt}>{formatDateTime(locale, startsAt)}</time>,
        },
        { label: words.ends, value: <time dateTime={endsAt}>{formatDateTime(locale, endsAt)}</time> },
        { label: words.quota, value: quota },
        ...(product
          ? [
              {
                label: words.product,
                value: (
                  <a className="text-link" href={pathTo(productPages[product], locale)}>
                    {findPageTitle(productPages[product])[locale]}
                  </a>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** A notice before the content of a promotion that is not running. */
function StatusNotice({ locale, promo, status }: PartProps) {
  const words = copy[locale]
  if (status === 'running') {
    return null
  }
  const title =
    status === 'ended'
      ? words.endedTitle(formatDate(locale, promo.endsAt))
      : words.comingTitle(formatDate(locale, promo.startsAt))
  return (
    <div className="mb-8">
      <Notice title={title}>
        <p>{status === 'ended' ? words.endedText : words.comingText}</p>
        {status === 'ended' ? (
          <p className="mt-2">
            <a className="font-semibold underline underline-offset-4" href={pathTo('promo', locale)}>
              {words.seeRunning}
            </a>
          </p>
        ) : null}
      </Notice>
    </div>
  )
}
