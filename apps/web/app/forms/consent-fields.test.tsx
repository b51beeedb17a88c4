import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ConsentFields } from './consent-fields.tsx'

const consent = { processing: 'Saya menyetujui "pemrosesan" data.', marketing: 'Kirimi saya kabar & promo.' }
const noErrors = { consent: undefined, marketingConsent: undefined }

type Props = Parameters<typeof ConsentFields>[0]

function renderBox(name: string, { values = null, errors = noErrors }: Partial<Props> = {}) {
  const html = renderToStaticMarkup(
    <ConsentFields consent={consent} errors={errors} locale="id" values={values} />,
  )
  return { html, box: new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '' }
}

describe('the consent boxes', () => {
  it.each([
    { name: 'consent', value: 'value="Saya menyetujui &quot;pemrosesan&quot; data."', isRequired: true },
    { name: 'marketingConsent', value: 'value="Kirimi saya kabar &amp; promo."', isRequired: false },
  ])('post the text that is shown: $name', ({ name, value, isRequired }) => {
    const { box } = renderBox(name)
    expect(box).toContain(value)
    expect(box.includes('required')).toBe(isRequired)
    expect(box).not.toContain('checked=""')
  })

  it.each([
    { posted: 'Kirimi saya kabar & promo.', isChecked: true },
    { posted: 'Teks lama.', isChecked: false },
    { posted: 'agreed', isChecked: false },
    { posted: '', isChecked: false },
  ])('return with marketing $isChecked for "$posted"', ({ posted, isChecked }) => {
    const { box } = renderBox('marketingConsent', { values: { consent: '', marketingConsent: posted } })
    expect(box.includes('checked=""')).toBe(isChecked)
  })

  it('show the error of marketing at its box, which the summary links to', () => {
    const { html, box } = renderBox('marketingConsent', {
      errors: { ...noErrors, marketingConsent: 'Berubah.' },
    })
    expect(box).toContain('id="field-marketingConsent"')
    expect(box).toContain('aria-describedby="field-marketingConsent-error" aria-invalid="true"')
    expect(html).toMatch(/<p[^>]* id="field-marketingConsent-error">Berubah\.<\/p>/)
  })
})
