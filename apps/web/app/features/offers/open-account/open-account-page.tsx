import type { Service } from '@site/contracts/content/products.ts'
import { sitePages } from '@site/contracts/content/site-pages.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { EmailLink, PhoneLink, WhatsAppLink } from '#app/design/contact-links.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useSettings } from '#app/layout/use-settings.ts'
import type { AccountFees } from '#app/page-parts/account-fees.ts'
import { AppLinks } from '#app/page-parts/app-links.tsx'
import type { QrCodeDrawing } from '#app/page-parts/qr-code.server.ts'
import { QrCode } from '#app/page-parts/qr-code.tsx'
import { FactStrip } from '../fact-strip.tsx'
import { Steps } from '../steps.tsx'
import { AccountChoice, type ChoosableAccount } from './account-choice.tsx'
import { copy } from './copy.ts'

export interface OpenAccountPageProps {
  locale: Locale
  /** null: the CMS is unavailable, or editors unpublished it. */
  service: Service | null
  accountTypes: readonly ChoosableAccount[]
  fees: AccountFees
  code: QrCodeDrawing
}

/** From the wish for an account to the app; the links to the stores come first. */
export function OpenAccountPage({ locale, service, accountTypes, fees, code }: OpenAccountPageProps) {
  const words = copy[locale]
  const settings = useSettings()
  return (
    <div className="wrap">
      <div className="grid items-center gap-x-14 lg:grid-cols-[minmax(0,1fr)_29rem]">
        <div className="min-w-0">
          <PageHeading
            lead={words.lead(settings.appName)}
            page="openAccount"
            title={sitePages.openAccount.title[locale]}
          >
            <div className="mt-5 scroll-mt-4 md:mt-8" id="app">
              <AppLinks locale={locale} settings={settings} />
            </div>
          </PageHeading>
        </div>
        <ScanBoard code={code} locale={locale} />
      </div>
      {service ? <FactStrip facts={service.facts} label={words.atAGlance} /> : null}
      {accountTypes.length > 0 ? (
        <AccountChoice accountTypes={accountTypes} fees={fees} locale={locale} />
      ) : null}
      {service ? <Requirements locale={locale} requirements={service.requirements} /> : null}
      {service ? <Steps locale={locale} steps={service.steps} /> : null}
      <AskUs locale={locale} />
      <Disclaimer>{settings.notices.investment}</Disclaimer>
    </div>
  )
}

/** Only where the page is not already on a phone. */
function ScanBoard({ code, locale }: { code: QrCodeDrawing; locale: Locale }) {
  const words = copy[locale]
  return (
    <div className="board mb-8 hidden rounded-card p-8 lg:block">
      <Kawung />
      <div className="relative flex items-center gap-7">
        <div className="size-44 shrink-0">
          <QrCode code={code} label={words.scanLabel} />
        </div>
        <div>
          <p className="text-lg font-bold">{words.scan}</p>
          <p className="mt-1 text-on-board-soft">{words.scanText}</p>
        </div>
      </div>
    </div>
  )
}

function Requirements({ locale, requirements }: { locale: Locale; requirements: readonly string[] }) {
  const words = copy[locale]
  if (requirements.length === 0) {
    return null
  }
  return (
    <Section
      lead={words.safety}
      more={{ to: pathTo('officialChannels', locale), label: words.channels }}
      title={words.requirements}
    >
      <ul className="grid gap-x-10 border-b border-line md:grid-cols-3">
        {requirements.map((requirement) => (
          <li key={requirement} className="border-t border-line py-4 text-lg leading-snug font-semibold">
            {requirement}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a className="text-link inline-block py-1" href={pathTo('foreignInvestors', locale)}>
          {words.foreigners}
        </a>
      </p>
    </Section>
  )
}

function AskUs({ locale }: { locale: Locale }) {
  const words = copy[locale]
  const { phone, whatsapp, email } = useSettings()
  return (
    <section className="mt-6 grid items-center gap-x-14 gap-y-5 rounded-card bg-ground p-6 sm:p-9 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-xl">{words.askTitle}</h2>
        <p className="mt-1 text-soft">{words.askText}</p>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2 [&_a]:inline-block [&_a]:py-2">
          {whatsapp === '' ? null : (
            <div>
              <dt className="text-sm text-soft">WhatsApp</dt>
              <dd>
                <WhatsAppLink locale={locale} whatsapp={whatsapp} />
              </dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-soft">{words.phone}</dt>
            <dd>
              <PhoneLink locale={locale} phone={phone} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-soft">Email</dt>
            <dd>
              <EmailLink email={email} />
            </dd>
          </div>
        </dl>
      </div>
      <p>
        <ButtonLink look="quiet" to={pathTo('contactUs', locale)}>
          {words.form}
        </ButtonLink>
      </p>
    </section>
  )
}
