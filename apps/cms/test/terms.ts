import type { Term } from '#cms/base/payload-types.ts'
import { payload } from './service.ts'

type TermData = Partial<Omit<Term, 'id'>>

/** A published term, in Indonesian only; its slug is made from the name. */
export const publishedTerm = async (term: string, data: TermData = {}) =>
  payload.create({
    collection: 'terms',
    locale: 'id',
    data: { term, definition: `Arti ${term}.`, ...data, _status: 'published' },
  })

export const changeTerm = async (id: number, data: TermData, locale: 'id' | 'en' = 'id') =>
  payload.update({ collection: 'terms', id, locale, data })

export const deleteTerm = async (id: number) => payload.delete({ collection: 'terms', id })
