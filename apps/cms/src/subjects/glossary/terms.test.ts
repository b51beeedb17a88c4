import { describe, expect, it } from 'vitest'
import { errorAt } from '../../../test/publish-tools.ts'
import { changeTerm, deleteTerm, publishedTerm } from '../../../test/terms.ts'

describe('a term', () => {
  it('is rejected with the name or abbreviation of another term in the same language, which the error names', async () => {
    const { id } = await publishedTerm('rasio uji', { abbreviation: 'RUX' })
    const message = `“rasio uji” (#${id})`
    await expect(publishedTerm(' Rasio Uji', { slug: 'rasio-lain' })).rejects.toMatchObject(
      errorAt('term', message),
    )
    await expect(publishedTerm('rux')).rejects.toMatchObject(errorAt('term', message))
    await expect(publishedTerm('lain', { abbreviation: 'rux' })).rejects.toMatchObject(
      errorAt('abbreviation', message),
    )
    await deleteTerm(id)
  })

  it('may have the name that another term has in the other language, and keep its own', async () => {
    const one = await publishedTerm('kupon uji')
    await changeTerm(one.id, { term: 'kupon uji', definition: 'Arti lain.' })
    const other = await publishedTerm('imbalan uji')
    const data = { term: 'kupon uji', definition: 'Meaning.', _status: 'published' as const }
    expect(await changeTerm(other.id, data, 'en')).toMatchObject({ term: 'kupon uji' })
    await deleteTerm(one.id)
    await deleteTerm(other.id)
  })

  it('is rejected as its own related term', async () => {
    const { id } = await publishedTerm('diri uji')
    await expect(changeTerm(id, { related: [id], _status: 'published' })).rejects.toMatchObject(
      errorAt('related', 'dirinya sendiri'),
    )
    await deleteTerm(id)
  })

  it('is rejected with a definition of more than 240 characters', async () => {
    await expect(publishedTerm('panjang uji', { definition: 'a'.repeat(241) })).rejects.toMatchObject(
      errorAt('definition', '240'),
    )
  })
})
