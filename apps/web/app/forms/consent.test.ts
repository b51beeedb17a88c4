import type { Notices } from '@site/contracts/content/shell.ts'
import { describe, expect, it } from 'vitest'
import { consentAnswer, consentTexts } from './consent.ts'

function noticesWith(consent: Pick<Notices, 'consentForm' | 'consentMarketing'>): Notices {
  return { demo: '', supervision: '', investment: '', research: '', calculator: '', sbn: '', ...consent }
}

describe('consentTexts', () => {
  it.each([
    { locale: 'id', text: 'Data dipakai untuk {tujuan}.', expected: 'Data dipakai untuk menjawab pesan.' },
    { locale: 'en', text: 'Data serve {purpose}.', expected: 'Data serve menjawab pesan.' },
  ] as const)('names the purpose of the form in "$text"', ({ locale, text, expected }) => {
    const notices = noticesWith({ consentForm: text, consentMarketing: 'Kirimi saya kabar.' })
    expect(consentTexts(locale, notices, 'menjawab pesan')).toEqual({
      processing: expected,
      marketing: 'Kirimi saya kabar.',
    })
  })

  it.each([
    {
      locale: 'id',
      purpose: 'menjawab pesan saya',
      processing:
        'Saya menyetujui pemrosesan data pribadi pada formulir ini untuk menjawab pesan saya sesuai Kebijakan Privasi.',
      marketing: 'Saya bersedia menerima informasi produk dan acara (opsional).',
    },
    {
      locale: 'en',
      purpose: 'answering my message',
      processing:
        'I agree to the processing of the personal data in this form for answering my message under the Privacy Policy.',
      marketing: 'I would like to receive product and event information (optional).',
    },
  ] as const)(
    'has texts of its own where the settings have none: $locale',
    ({ locale, purpose, ...texts }) => {
      const notices = noticesWith({ consentForm: '', consentMarketing: '' })
      expect(consentTexts(locale, notices, purpose)).toEqual(texts)
    },
  )
})

describe('consentAnswer', () => {
  const text = 'Saya menyetujui pemrosesan data pribadi.\nUntuk menjawab pesan.'

  it.each([
    { name: 'the text itself', posted: text },
    {
      name: 'the text with other white space',
      posted: ' Saya menyetujui pemrosesan data pribadi.\r\nUntuk menjawab  pesan.',
    },
  ])('is agreed for $name', ({ posted }) => {
    expect(consentAnswer(posted, text)).toBe('agreed')
  })

  it.each(['', 'on', 'Saya menyetujui segalanya.'])('is empty for "%s"', (posted) => {
    expect(consentAnswer(posted, text)).toBe('')
  })
})
