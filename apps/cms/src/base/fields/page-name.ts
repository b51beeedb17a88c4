import { findPage, findPageTitle, type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import type { SelectField } from 'payload'
import type { Bilingual } from './bilingual.ts'

const hasParameter = (name: PageName) => findPage(name).path.id.includes(':')

/**
 * Pages whose URL needs no parameters; `staticPage` is chosen together with a document of the collection `pages`. The
 * result of the risk profile needs answers. `companyNews` needs a ticker, but the database has it as a choice.
 */
export const linkablePages = pageNames.filter(
  (name) => name === 'companyNews' || !(hasParameter(name) || name === 'riskProfileResult'),
)

export const composedPage: Bilingual = { id: 'Halaman yang disusun', en: 'Composed page' }

/** A page of the site, by its title. */
export function pageNameField(label: Bilingual, without: readonly PageName[] = []): SelectField {
  return {
    name: 'page',
    type: 'select',
    label,
    required: true,
    options: linkablePages
      .filter((name) => !without.includes(name))
      .map((name) => ({ value: name, label: name === 'staticPage' ? composedPage : findPageTitle(name) })),
  }
}
