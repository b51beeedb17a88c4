import type { Notices } from '@site/contracts/content/site-chrome.ts'
import { describe, expect, it } from 'vitest'
import { consentAnswer, consentTexts, marketingAnswer } from './consent.ts'

function noticesWith(consent: Pick<Notices, 'consentForm' | 'consentMarketing'>): Notices {
  return { demo: '', supervision: '', investment: '', research: '', calculator: '', sbn: '', ...consent }
}

describe('consentTexts', () => {
  it.each([
    { locale: 'id', text: 'Data dipakai untuk {tujuan}.', expected: 'Data dipakai untuk menjawab pesan.' },
    { locale: 'en', text: 'Data serve {purpose}.', expected: 'Data serve menjawab pesan.' },
  ] as const)('contains the purpose of the form in "$text"', ({ locale, text, expected }) => {
    const notices = noticesWith({ consentForm: text, consentMarketing: 'Kirimi saya kabar.' })
    expect(consentTexts(locale, notices, 'menjawab pesan')).toEqual({
      processing: expected,
      marketing: 'Kirimi saya kabar.',
    })
  })

  it('uses default texts if the settings have none', () => {
    const texts = consentTexts(
      'en',
      noticesWith({ consentForm: '', consentMarketing: '' }),
      'answering my message',
    )
    expect(texts.processing).toContain('for answering my message under the Privacy Policy')
    expect(texts.marketing).toContain('(optional)')
  })
})

describe('consentAnswer', () => {
  const text = 'Saya menyetujui pemrosesan data pribadi.\nUntuk menjawab pesan.'

  it.each([
    { name: 'the text itself', posted: text },
    {
      name: 'the text with different white space',
      posted: ' Saya menyetujui pemrosesan data pribadi.\r\nUntuk menjawab  pesan.',
    },
  ])('is agreed for $name', ({ posted }) => {
    expect(consentAnswer(posted, text)).toBe('agreed')
  })

  it.each(['', 'on', 'Saya menyetujui segalanya.'])('is empty for "%s"', (posted) => {
    expect(consentAnswer(posted, text)).toBe('')
  })
})

describe('marketingAnswer', () => {
  it.each([
    { posted: '', expected: '' },
    { posted: 'Kirimi saya kabar.', expected: 'agreed' },
    { posted: 'Kirimi saya\nkabar. ', expected: 'agreed' },
    { posted: 'Kirimi saya promosi.', expected: 'changed' },
    { posted: ' ', expected: 'changed' },
  ])('is "$expected" for "$posted"', ({ posted, expected }) => {
    expect(marketingAnswer(posted, 'Kirimi saya kabar.')).toBe(expected)
  })

  it('ignores invisible characters of the settings, which no form posts', () => {
    expect(marketingAnswer('Kirimi saya kabar.', 'Kirimi saya\u200b ka\u00adbar.')).toBe('agreed')
  })
})
