import { pageTitles } from '@site/contracts/content/page-titles.ts'
import { type PageName, pageNames } from '@site/contracts/content/site-chrome.ts'
import type { SelectField } from 'payload'
import type { Bilingual } from './bilingual.ts'

/** Pages whose URL needs no parameters; `staticPage` is chosen together with a document of the collection `pages`. */
export const linkablePages = pageNames.filter(
  (name) =>
    !/(Detail|Register|RegisterFailed|RegisterSuccess|Result|productListing|glossaryTerm|course)$/.test(
      name,
    ) || name === 'searchResult',
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
      .map((name) => ({ value: name, label: name === 'staticPage' ? composedPage : pageTitles[name] })),
  }
}
