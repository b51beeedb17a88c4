import { channelKey, channelKinds } from '@site/contracts/content/channels.ts'
import type { Office } from '@site/contracts/content/pages.ts'
import type { Settings } from '@site/contracts/content/site-chrome.ts'
import type { Channel } from '@site/contracts/content/trust.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { channelsCopy } from './channels-copy.ts'

/** All official channels by kind: the editors' list, then what the settings and the offices name, each once. */
export function ownChannels(
  locale: Locale,
  {
    channels,
    settings: { phone, whatsapp, email, socialLinks, appLinks },
    offices,
  }: {
    readonly channels: readonly Channel[]
    readonly settings: Pick<Settings, 'phone' | 'whatsapp' | 'email' | 'socialLinks' | 'appLinks'>
    readonly offices: readonly Pick<Office, 'name' | 'phone' | 'email'>[]
  },
): Channel[] {
  const { service, appFor } = channelsCopy[locale].labels
  const channel = (kind: Channel['kind'], value: string | null, label: string): Channel => ({
    kind,
    value: value ?? '',
    label,
    note: '',
  })
  const all = [
    ...channels,
    channel('phone', phone, service),
    channel('whatsapp', whatsapp, service),
    channel('email', email, service),
    ...socialLinks.map(({ name, url }) =>
      // A link without a path is a site of our own.
      channelKey('social', url) === null
        ? channel('domain', new URL(url).hostname, name)
        : channel('social', url, name),
    ),
    channel('app', appLinks.android, appFor('Android')),
    channel('app', appLinks.ios, appFor('iOS')),
    ...offices.flatMap((office) => [
      channel('phone', office.phone, office.name),
      channel('email', office.email, office.name),
    ]),
  ]
  const unique = new Map<string, Channel>()
  for (const one of all) {
    const key = `${one.kind} ${channelKey(one.kind, one.value)}`
    if (!key.endsWith(' null') && !unique.has(key)) unique.set(key, one)
  }
  return channelKinds.flatMap((kind) => [...unique.values()].filter((one) => one.kind === kind))
}
