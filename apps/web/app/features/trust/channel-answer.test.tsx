import { channelKinds } from '@site/contracts/content/channels.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { Answer } from './channel-answer.tsx'
import { type Finding, verdicts } from './finding.ts'

const channels = channelKinds.map((kind) => ({
  kind,
  value: `https://www.x.example/${kind}`,
  label: kind,
  note: '',
}))
const authority = { name: 'OJK', address: 'ojk.go.id' }
const findings: Finding[] = verdicts.flatMap((verdict) =>
  [...channels, null].map((channel) => ({
    typed: '0812',
    hasOtherWords: false,
    verdict,
    channel,
    ...(verdict === 'authority' ? { authority } : {}),
  })),
)
const renderText = (finding: Finding, locale: 'id' | 'en') =>
  renderToStaticMarkup(<Answer finding={finding} locale={locale} />).replace(/<[^>]+>/g, ' ')

describe('an answer of the channel checker', () => {
  it.each(locales)('never calls anything harmless (%s)', (locale) => {
    const texts = findings.map((finding) => renderText(finding, locale))
    expect(texts.filter((text) => /aman|safe|secure|terpercaya|trusted|genuine|asli/i.test(text))).toEqual([])
    expect(texts).toHaveLength(40)
  })

  it('names the public body of a channel and where to check it', () => {
    const text = renderText(
      { typed: '157', hasOtherWords: false, verdict: 'authority', channel: null, authority },
      'en',
    )
    expect(text).toContain('published by OJK, not ours. Check it yourself by typing ojk.go.id')
  })

  it.each(locales)('says that only the recognized channel was checked (%s)', (locale) => {
    const [finding] = findings.filter(({ verdict }) => verdict === 'ours')
    const sentence = { id: 'hanya 0812. Kata', en: 'only 0812. Other words' }[locale]
    expect(finding && renderText({ ...finding, hasOtherWords: true }, locale)).toContain(sentence)
    expect(finding && renderText(finding, locale)).not.toContain(sentence)
  })

  it.each([
    { kind: 'phone', value: '021-5550-0150', english: '+62 21 5550 0150' },
    { kind: 'account', value: '0155500150', english: '0155500150' },
  ] as const)('writes our $kind $value as readers abroad dial it', ({ kind, value, english }) => {
    const channel = { kind, value, label: 'Kegunaan', note: '' }
    for (const verdict of ['ours', 'alike'] as const) {
      const finding: Finding = { typed: 'x', hasOtherWords: false, verdict, channel }
      expect(renderText(finding, 'en')).toContain(english)
      expect(renderText(finding, 'id')).toContain(value)
    }
  })

  it('names the network of a social media account', () => {
    const social = findings.filter(({ channel }) => channel?.kind === 'social')
    const texts = social.map((finding) => renderText(finding, 'en'))
    expect(texts[verdicts.indexOf('ours')]).toContain('Only on x.example:')
    expect(texts[verdicts.indexOf('partial')]).toContain('on our list for x.example only')
  })
})
