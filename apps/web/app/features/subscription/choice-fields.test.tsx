import { subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import { describe, expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { formatConsent } from './consent-texts.ts'
import { readPrefill } from './prefill.server.ts'
import { createConsents, emptyShare, fillShareRows, nameConsent } from './subscription-values.ts'

type Props = Parameters<typeof ChoiceFields>[0]
const legalName = 'PT Contoh'
const empty = { consents: createConsents(() => ''), shares: fillShareRows([]), newEvents: true, events: [] }

function renderHtml(props: Partial<Props> = {}): string {
  const defaults: Props = { locale: 'id', legalName, values: empty, errors: [], firstList: null, events: [] }
  return renderAt('/', <ChoiceFields {...defaults} {...props} />)
}
const findBox = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

describe('the boxes of the lists', () => {
  it.each(subscriptionLists)('post the text that is shown, unchecked: %s', (list) => {
    const html = renderHtml({ firstList: list })
    const text = formatConsent('id', list, legalName)
    expect(html).toContain(`>${text}<`)
    expect(findBox(html, nameConsent(list))).toContain(`value="${text}"`)
    expect(html).not.toContain('checked=""')
  })

  it('offer the event of a link unchecked', async () => {
    const content = { event: async (slug: string) => ({ slug, title: 'Kelas pemula' }) }
    const site = { locale: 'id', content, orNull: <Value,>(value: Promise<Value>) => value } as const
    const html = renderHtml(await readPrefill(site, new URLSearchParams('event=kelas-pemula')))
    expect(findBox(html, 'event')).toContain('value="kelas-pemula"')
    expect(html).not.toContain('checked=""')
  })

  it('begin with the list of the link', () => {
    const [first] = renderHtml({ firstList: 'acara' }).match(/name="consent-\w+"/) ?? []
    expect(first).toBe('name="consent-acara"')
  })

  it.each([
    { posted: formatConsent('id', 'pagi', legalName), isChecked: true },
    { posted: 'Saya setuju apa saja.', isChecked: false },
  ])('return checked $isChecked for "$posted"', ({ posted, isChecked }) => {
    const html = renderHtml({ values: { ...empty, consents: { ...empty.consents, pagi: posted } } })
    expect(findBox(html, 'consent-pagi').includes('checked=""')).toBe(isChecked)
  })

  it('show an error at its box, and the shares that were typed in an open disclosure', () => {
    const shares = fillShareRows([
      emptyShare,
      emptyShare,
      { ...emptyShare, ticker: 'QQQQ', news: ['report'] },
    ])
    const html = renderHtml({
      values: { ...empty, shares },
      errors: [
        { name: 'consent-saham', message: 'Centang.' },
        { name: 'ticker-3', message: 'QQQQ tidak tercatat.' },
      ],
    })
    expect(findBox(html, 'consent-saham')).toContain('aria-describedby="field-consent-saham-error"')
    expect(findBox(html, 'ticker-3')).toContain('value="QQQQ"')
    expect(findBox(html, 'ticker-3')).toContain('aria-describedby="field-ticker-3-error"')
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2)
  })
})
