import { describe, expect, it } from 'vitest'
import { filterFaqs } from './filter-faqs.ts'

const groups = [
  {
    category: { id: 1, slug: 'rekening', name: 'Rekening' },
    faqs: [
      {
        id: 11,
        slug: 'rdn',
        question: 'Apa itu RDN?',
        answer: '<p>Rekening bank atas nama <b>Anda</b>.</p>',
      },
      { id: 12, slug: 'sid', question: 'Apa itu SID?', answer: '<p>Nomor identitas investor.</p>' },
    ],
  },
  {
    category: { id: 2, slug: 'produk', name: 'Produk' },
    faqs: [{ id: 21, slug: 'dana', question: 'Apa itu reksa dana?', answer: '<p>Dana bersama.</p>' }],
  },
]

describe('filterFaqs', () => {
  const cases = [
    { name: 'returns everything for an empty phrase', phrase: '  ', expected: [11, 12, 21] },
    { name: 'searches the question, ignoring case', phrase: 'rDn', expected: [11] },
    { name: 'searches the answer', phrase: 'identitas', expected: [12] },
    { name: 'requires every word, in any order', phrase: 'anda rdn', expected: [11] },
    { name: 'returns nothing if one word is missing', phrase: 'rdn identitas', expected: [] },
    { name: 'ignores markup', phrase: '<b>', expected: [] },
    { name: 'finds two words that were typed as one', phrase: 'Reksadana', expected: [21] },
    { name: 'treats a hyphen as a space', phrase: 'reksa-dana', expected: [21] },
  ]
  it.each(cases)('$name', ({ phrase, expected }) => {
    const found = filterFaqs(groups, phrase)
    expect(found.flatMap(({ faqs }) => faqs.map(({ id }) => id))).toEqual(expected)
  })

  it('omits groups without a match', () => {
    expect(filterFaqs(groups, 'sid').map(({ category }) => category.slug)).toEqual(['rekening'])
  })
})
