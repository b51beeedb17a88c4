import { Notice } from '#app/design/notice.tsx'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { channelsCopy } from './channels-copy.ts'
import type { Finding } from './check-channels.server.ts'
import type { CheckedText } from './checked-text.ts'

/** Never the tone of success: that a channel is ours does not make a message harmless. */
const tones = { ours: 'info', alike: 'error', unlisted: 'warning' } as const

/** The answer for everything that was found in the text; takes the focus when it appears. */
export function ChannelAnswers({ locale, checked }: { locale: Locale; checked: CheckedText }) {
  const words = channelsCopy[locale]
  return (
    <section
      aria-labelledby="answers"
      className="mb-8"
      ref={useResponseFocus<HTMLElement>(checked)}
      tabIndex={-1}
    >
      <h2 className="mb-4 text-xl" id="answers">
        {words.answersTitle}
      </h2>
      <ul className="grid gap-4">
        {checked.findings.map((finding) => (
          <li key={finding.typed}>
            <Answer finding={finding} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Answer({ finding, locale }: { finding: Finding; locale: Locale }) {
  const { typed, verdict, channel } = finding
  const words = channelsCopy[locale]
  const { title, text } = words.answers[verdict]
  return (
    <Notice tone={tones[verdict]}>
      <p className="font-semibold wrap-anywhere">{typed}</p>
      <h3 className="text-lg">{title}</h3>
      {channel ? (
        <p className="font-semibold wrap-anywhere">
          {verdict === 'ours'
            ? words.ourChannel(words.kinds[channel.kind], channel.value, channel.label)
            : words.resembles(channel.value)}
        </p>
      ) : null}
      {verdict === 'ours' && channel?.note ? <p>{channel.note}</p> : null}
      {verdict === 'ours' && channel?.kind === 'social' ? (
        <p>{words.onlyThere(channel.value.replace(/^https?:\/\/(?:www\.)?|\/.*$/g, ''))}</p>
      ) : null}
      {verdict === 'ours' && channel?.kind === 'account' ? <p>{words.accountUse}</p> : null}
      <p>{text}</p>
    </Notice>
  )
}
