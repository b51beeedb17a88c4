import { PhoneLink } from '#app/design/contact-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { useSettings } from '#app/layout/use-settings.ts'
import { BodyLink } from './bodies.tsx'
import { channelsCopy } from './channels-copy.ts'

/** What to do after a fraud, in the order of urgency. */
export function FraudSteps({ locale }: { locale: Locale }) {
  const words = channelsCopy[locale]
  const { phone } = useSettings()
  const { bank, iasc, ojk, police, us } = words.steps
  return (
    <aside aria-label={words.stepsTitle} className="min-w-0 self-start border-t-3 border-accent pt-4">
      <h2 className="text-lg">{words.stepsTitle}</h2>
      <p className="mt-1 text-soft">{words.stepsLead}</p>
      <ol className="mt-4 grid list-decimal gap-4 ps-5">
        <Step {...bank} />
        <Step {...iasc}>
          <BodyLink body="iasc" />
        </Step>
        <Step {...ojk}>
          <BodyLink body="appk" />
        </Step>
        <Step {...police} />
        <Step {...us}>
          <PhoneLink locale={locale} phone={phone} />
        </Step>
      </ol>
    </aside>
  )
}

function Step({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <li>
      <p className="font-semibold">{title}</p>
      <p className="text-soft">
        {`${text} `}
        {children}
      </p>
    </li>
  )
}
