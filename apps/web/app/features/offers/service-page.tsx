import type { Service } from '@site/contracts/content/products.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Facts } from '#app/design/facts.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Prose } from '#app/design/prose.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { servicePages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { UpdatedOn } from '#app/shell/document-dates.tsx'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { copy } from './copy.ts'
import { serviceConditions } from './service-conditions.ts'
import { Steps } from './steps.tsx'

/** `children` stand between the description and the steps, `notice` at the end. */
export function ServicePage({
  locale,
  service,
  notice,
  children,
}: {
  locale: Locale
  service: Service
  notice?: string
  children?: React.ReactNode
}) {
  const words = copy[locale]
  const { key, title, tagline, summary, cover, body, steps, updatedAt } = service
  const conditions = serviceConditions(service, locale)
  return (
    <div className="wrap">
      <PageHeading lead={tagline} page={servicePages[key]} title={title}>
        <p className="mt-3 max-w-[68ch] text-soft">{summary}</p>
      </PageHeading>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-label={words.conditions} className="min-w-0 lg:order-last">
          {conditions.length > 0 ? <Facts facts={conditions} /> : null}
        </aside>
        <div className="min-w-0">
          {cover ? (
            <Picture
              className="mb-8 h-auto w-full rounded-card"
              picture={cover}
              priority
              sizes={pictureSizes.besideAside}
            />
          ) : null}
          <Prose html={body} />
        </div>
      </div>
      {children}
      <Steps locale={locale} steps={steps} />
      <p className="mt-4">
        <ButtonLink look="quiet" to={pathTo('contactUs', locale)}>
          {words.askUs}
        </ButtonLink>
      </p>
      <p className="mt-6 text-sm text-soft">
        <UpdatedOn locale={locale} updatedAt={updatedAt} />
      </p>
      {notice ? <Disclaimer>{notice}</Disclaimer> : null}
    </div>
  )
}
