import { writePhone } from '@site/contracts/write-phone.ts'
import { Notice } from '#app/design/notice.tsx'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { channelsCopy } from './channels-copy.ts'
import type { CheckedText } from './checked-text.ts'
import type { Finding } from './finding.ts'

/** Never the tone of success: that a channel is ours does not make a message harmless. */
const tones = {
  alike: 'error',
  unlisted: 'warning',
  partial: 'warning',
  authority: 'info',
  ours: 'info',
} as const

/** Takes the focus when it appears. */
export function ChannelAnswer({
  locale,
  checked,
  finding,
}: {
  locale: Locale
  checked: CheckedText
  finding: Finding
}) {
  return (
    <section
      aria-labelledby="answer"
      className="mb-8"
      ref={useResponseFocus<HTMLElement>(checked)}
      tabIndex={-1}
    >
      <h2 className="mb-4 text-xl" id="answer">
        {channelsCopy[locale].answerTitle}
      </h2>
      <Answer finding={finding} locale={locale} />
    </section>
  )
}

export function Answer({ finding, locale }: { finding: Finding; locale: Locale }) {
  const { typed, verdict, hasOtherWords } = finding
  const words = channelsCopy[locale]
  const { title, text } = words.answers[verdict]
  return (
    <Notice tone={hasOtherWords && verdict === 'ours' ? 'warning' : tones[verdict]}>
      <p className="font-semibold wrap-anywhere">{typed}</p>
      <h3 className="text-lg">{title}</h3>
      <OnOurList finding={finding} locale={locale} />
      {hasOtherWords ? <p>{words.onlyChecked(typed)}</p> : null}
      <p>{text}</p>
    </Notice>
  )
}

/** What our list says about it. */
function OnOurList({ finding, locale }: { finding: Finding; locale: Locale }) {
  const { verdict, channel, networks, authority } = finding
  const words = channelsCopy[locale]
  if (authority) return <p className="font-semibold">{words.authority(authority.name, authority.address)}</p>
  if (channel === null) return null
  const { kind, label, note } = channel
  const value = kind === 'phone' || kind === 'whatsapp' ? writePhone(locale, channel.value) : channel.value
  const ours = words.ourChannel(words.kinds[kind], value, label)
  const host = value.replace(/^https?:\/\/(?:www\.)?|\/.*$/g, '')
  switch (verdict) {
    case 'alike':
      return <p className="font-semibold wrap-anywhere">{words.resembles(value)}</p>
    case 'unlisted':
      return <p>{kind === 'domain' ? words.onOurDomain(value) : words.otherUse(ours)}</p>
    case 'partial':
      return (
        <>
          <p>{kind === 'account' ? words.otherAccount : words.onlyFor((networks ?? [host]).join(', '))}</p>
          {kind === 'account' ? <p>{words.accountUse}</p> : null}
        </>
      )
    case 'authority':
      return null
    case 'ours':
      return (
        <>
          <p className="font-semibold wrap-anywhere">{ours}</p>
          {note === '' ? null : <p>{note}</p>}
          {kind === 'social' ? <p>{words.onlyThere(host)}</p> : null}
          {kind === 'account' ? <p>{words.accountUse}</p> : null}
        </>
      )
  }
}
