import { channelKinds } from '@site/contracts/content/channels.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { Answer } from './channel-answers.tsx'
import type { Finding } from './check-channels.server.ts'

const channels = channelKinds.map((kind) => ({
  kind,
  value: `https://www.x.example/${kind}`,
  label: kind,
  note: '',
}))
const findings: Finding[] = (['ours', 'alike', 'unlisted'] as const).flatMap((verdict) =>
  [...channels, null].map((channel) => ({ typed: '0812', verdict, channel })),
)
const textOf = (finding: Finding, locale: 'id' | 'en') =>
  renderToStaticMarkup(<Answer finding={finding} locale={locale} />).replace(/<[^>]+>/g, ' ')

describe('an answer of the channel checker', () => {
  it.each(locales)('never calls anything harmless (%s)', (locale) => {
    const texts = findings.map((finding) => textOf(finding, locale))
    expect(texts.filter((text) => /aman|safe|secure|terpercaya|trusted|genuine|asli/i.test(text))).toEqual([])
    expect(texts).toHaveLength(24)
  })

  it('names the network of a social media account', () => {
    const [social] = findings.filter(({ channel }) => channel?.kind === 'social')
    expect(social && textOf(social, 'en')).toContain('Only on x.example:')
  })
})
