import { type PageName, pageNames } from '@site/contracts/content/site-chrome.ts'
import type { SelectField } from 'payload'
import type { Bilingual } from './bilingual.ts'

/** Pages whose URL needs no parameters; `staticPage` is chosen together with a document of the collection `pages`. */
const linkable = pageNames.filter(
  (name) =>
    !/(Detail|Register|RegisterFailed|RegisterSuccess|Result|productListing|glossaryTerm|course)$/.test(
      name,
    ) || name === 'searchResult',
)

/** A page of the site, by its name in the page table. */
export function pageNameField(label: Bilingual, without: readonly PageName[] = []): SelectField {
  return {
    name: 'page',
    type: 'select',
    label,
    required: true,
    options: linkable.filter((name) => !without.includes(name)).map((name) => ({ value: name, label: name })),
  }
}
