import type { Channel } from '@site/contracts/content/trust.ts'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { ChannelAnswer } from './channel-answer.tsx'
import { ChannelForm } from './channel-form.tsx'
import { ChannelList } from './channel-list.tsx'
import { channelsCopy } from './channels-copy.ts'
import type { CheckedText } from './checked-text.ts'
import { Evidence } from './evidence.tsx'
import { FraudSteps } from './fraud-steps.tsx'

interface OfficialChannelsPageProps {
  readonly locale: Locale
  readonly channels: readonly Channel[]
  readonly checked: CheckedText | null
}

export function OfficialChannelsPage({ locale, channels, checked }: OfficialChannelsPageProps) {
  const words = channelsCopy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="officialChannels" title={words.title} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {checked?.finding ? (
            <ChannelAnswer checked={checked} finding={checked.finding} locale={locale} />
          ) : null}
          <ChannelForm checked={checked} locale={locale} />
        </div>
        <FraudSteps locale={locale} />
      </div>
      <Section lead={words.listLead} title={words.listTitle}>
        <ChannelList channels={channels} locale={locale} />
      </Section>
      <Evidence locale={locale} />
    </div>
  )
}
