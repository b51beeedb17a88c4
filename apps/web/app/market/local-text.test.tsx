import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IndonesianNote, LocalizedText, localText } from './local-text.tsx'

const both = { id: 'Perbankan', en: 'Banking' }
const indonesian = { id: 'Perbankan', en: null }

describe('LocalizedText', () => {
  it.each([
    { name: 'an English text on an English page', locale: 'en', text: both, html: 'Banking' },
    { name: 'an Indonesian text on an Indonesian page', locale: 'id', text: indonesian, html: 'Perbankan' },
    {
      name: 'a text without English on an English page, with its language',
      locale: 'en',
      text: indonesian,
      html: '<span lang="id">Perbankan</span>',
    },
  ] as const)('shows $name', ({ locale, text, html }) => {
    expect(renderToStaticMarkup(<LocalizedText value={localText(locale, text)} />)).toBe(html)
  })

  it('says that a text is Indonesian if it stands alone', () => {
    const html = renderToStaticMarkup(<LocalizedText hasNote value={localText('en', indonesian)} />)
    expect(html).toContain('(in Indonesian)')
  })
})

describe('IndonesianNote', () => {
  it('is absent if all texts are in the language of the page', () => {
    const renderNote = (text: typeof both | typeof indonesian) =>
      renderToStaticMarkup(<IndonesianNote values={[null, localText('en', text)]} />)
    expect(renderNote(both)).toBe('')
    expect(renderNote(indonesian)).toContain('in Indonesian only')
  })
})
