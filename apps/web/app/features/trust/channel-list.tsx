import type { Channel } from '@site/contracts/content/trust.ts'
import { EmailLink, PhoneLink, WhatsAppLink } from '#app/design/contact-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { channelsCopy } from './channels-copy.ts'

export function ChannelList({ locale, channels }: { locale: Locale; channels: readonly Channel[] }) {
  const { kinds } = channelsCopy[locale]
  const shownKinds = [...new Set(channels.map(({ kind }) => kind))]
  return (
    <div className="gap-x-16 sm:columns-2">
      {shownKinds.map((kind) => (
        <div key={kind} className="mb-8 break-inside-avoid">
          <h3 className="text-lg">{kinds[kind]}</h3>
          <ul className="mt-2">
            {channels
              .filter((channel) => channel.kind === kind)
              .map((channel) => (
                <li key={channel.value} className="border-t border-line py-3">
                  <p className="font-semibold wrap-anywhere">
                    <ChannelLink channel={channel} locale={locale} />
                  </p>
                  <p className="text-sm text-soft">{channel.label}</p>
                  {channel.note === '' ? null : <p className="text-sm text-soft">{channel.note}</p>}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function ChannelLink({ channel: { kind, value }, locale }: { channel: Channel; locale: Locale }) {
  switch (kind) {
    case 'phone':
      return <PhoneLink locale={locale} phone={value} />
    case 'whatsapp':
      return <WhatsAppLink locale={locale} whatsapp={value} />
    case 'email':
      return <EmailLink email={value} />
    case 'account':
      return value
    default: {
      const address = /^https?:/.test(value) ? value : `https://${value}`
      return (
        <a className="text-link" href={address} rel="noopener noreferrer">
          {value.replace(/^https?:\/\//, '')}
        </a>
      )
    }
  }
}
