import { pageNames } from '@site/contracts/content/shell.ts'
import type { SelectField } from 'payload'
import type { Bilingual } from './bilingual.ts'

/**
 * Pages that need nothing but their name in an address; `staticPage` is chosen together with one
 * of the collection `pages`.
 */
const linkable = pageNames.filter(
  (name) =>
    !/(Detail|Register|RegisterFailed|RegisterSuccess|Result|productListing)$/.test(name) ||
    name === 'searchResult',
)

/** A page of the site by the name that the web app knows it by. */
export function pageNameField(label: Bilingual): SelectField {
  return {
    name: 'page',
    type: 'select',
    label,
    required: true,
    options: linkable.map((name) => ({ value: name, label: name })),
  }
}
