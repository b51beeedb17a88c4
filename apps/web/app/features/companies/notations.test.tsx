import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Notations } from './notations.tsx'

const htmlOf = (locale: 'id' | 'en', ...codes: string[]) =>
  renderToStaticMarkup(
    <Notations asOf="2026-11-20" locale={locale} notations={codes.map((code) => ({ code }))} />,
  )

describe('Notations', () => {
  it('names the letters and explains each one, with dates', () => {
    const html = htmlOf('id', 'E', 'L')
    expect(html).toContain('Notasi khusus bursa: E, L')
    expect(html).toMatch(/<dt[^>]*>E<\/dt><dd>Ekuitas negatif/)
    expect(html).toContain('Notasi per 20 November 2026.')
    expect(html).toContain('Bursa Efek Indonesia per 18 Agustus 2025.')
  })

  it('shows a letter that the list does not have', () => {
    expect(htmlOf('en', 'Z')).toMatch(/<dt[^>]*>Z<\/dt><dd>Its meaning is not in our list yet/)
  })

  it('is absent without a letter', () => {
    expect(htmlOf('en')).toBe('')
  })
})
