import { describe, expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

describe('firstSentence', () => {
  const cases = [
    { name: 'ends at the first full stop', html: '<p>Ya. Bisa.</p>', expected: 'Ya.' },
    {
      name: 'does not end inside an amount',
      html: '<p>Mulai Rp1.000.000 saja. Lalu.</p>',
      expected: 'Mulai Rp1.000.000 saja.',
    },
    {
      name: 'returns the whole text if it has no full stop',
      html: '<p>Tanpa titik</p>',
      expected: 'Tanpa titik',
    },
  ]
  it.each(cases)('$name', ({ html, expected }) => {
    expect(firstSentence(html)).toBe(expected)
  })

  it('cuts a long sentence at a word, within 160 characters', () => {
    const description = firstSentence(`<p>${'kata panjang '.repeat(30)}selesai.</p>`)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/(?:kata|panjang)…$/)
    expect(firstSentence('x'.repeat(161))).toHaveLength(160)
  })
})
