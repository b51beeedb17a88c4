import { EmailLink, PhoneLink } from '#app/design/contact-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useSettings } from '#app/layout/use-settings.ts'
import { BodyLink, OJK_PHONE } from './bodies.tsx'
import { trustCopy } from './trust-copy.ts'

interface ComplaintStepsProps {
  readonly locale: Locale
  readonly complaints: { readonly slug: string; readonly title: string } | null
}

/** Where to complain, from the firm to the bodies outside it. */
export function ComplaintSteps({ locale, complaints }: ComplaintStepsProps) {
  const words = trustCopy[locale]
  const { phone, email } = useSettings()
  const { us, ojk, laps, iasc } = words.complaintSteps
  return (
    <ol className="grid max-w-[64ch] list-decimal gap-5 ps-5 wrap-anywhere">
      <Step {...us}>
        {complaints ? (
          <a className="text-link" href={pathTo('staticPage', locale, { '*': complaints.slug })}>
            {complaints.title}
          </a>
        ) : null}
        <PhoneLink locale={locale} phone={phone} />
        <EmailLink email={email} />
      </Step>
      <Step {...ojk}>
        <PhoneLink locale={locale} phone={OJK_PHONE} />
        <BodyLink body="appk" />
      </Step>
      <Step {...laps}>
        <BodyLink body="lapsSjk" />
      </Step>
      <Step {...iasc}>
        <BodyLink body="iasc" />
      </Step>
    </ol>
  )
}

function Step({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <li>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-soft">{text}</p>
      <p className="mt-1 flex flex-wrap gap-x-6 *:py-1">{children}</p>
    </li>
  )
}
