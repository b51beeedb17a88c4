import { collectionRights, globalRights, operations, ownCollections } from './inputs/access-table.ts'
import { hiddenFieldQuestions, ownFields, strangersRequests } from './inputs/account-attacks.ts'
import { cacheDeception, cachePoisoning } from './inputs/cache-poisoning.ts'
import { foreignRequests, foreignUploads } from './inputs/foreign-requests.ts'
import { forgedForms } from './inputs/forged-forms.ts'
import { headerInjection, mailInjection } from './inputs/header-injection.ts'
import { harmlessAtMost, refusedFiles } from './inputs/hostile-files.ts'
import { badLinks, badSlugs, badTargets, markup } from './inputs/markup.ts'
import { openRedirect } from './inputs/open-redirect.ts'
import { formPollution, marketPollution, pagePollution } from './inputs/parameter-pollution.ts'
import { pathTraversal } from './inputs/path-traversal.ts'
import { inheritedNames, pollutedBodies, pollutedQueries } from './inputs/prototype-pollution.ts'
import { slowAddresses, slowFields, slowForms, slowHeaders } from './inputs/slow-texts.ts'
import { smuggling } from './inputs/smuggling.ts'
import { editorsStatements, statementPlaces, statements } from './inputs/statements.ts'
import { unaskedForms } from './inputs/unasked-forms.ts'
import { roles } from './staff.ts'

export interface AttackKind {
  readonly kind: string
  readonly inputs: number
  readonly expected: string
  /** The file beside this one that tries them. */
  readonly spec: string
}

const all = (...lists: readonly { readonly length: number }[]) =>
  lists.reduce((sum, { length }) => sum + length, 0)
const callers = roles.length + 1

/** Everything that is tried against the running site; `docs/attacks.md` is this list. */
export const attackKinds: readonly AttackKind[] = [
  {
    kind: 'Markup, script and links that an editor’s account stores (XSS)',
    inputs: all(markup, badLinks),
    expected:
      'drafts of all 14 kinds of documents with them in every field: text on the page as it is sent and taken over, with the policy switched off',
    spec: 'stored-markup.spec.ts',
  },
  {
    kind: 'The same as slugs and as targets of redirects',
    inputs: all(badSlugs, badTargets),
    expected: 'refused beside the field when an editor saves them',
    spec: 'stored-addresses.spec.ts',
  },
  {
    kind: 'Markup in whatever the services tell (XSS)',
    inputs: all(markup),
    expected:
      'every text of every answer is one of them, menu, settings and market data as well: all pages, feeds and site maps stand, well-formed, nothing runs',
    spec: 'hostile-services.spec.ts',
  },
  {
    kind: 'Markup in addresses (XSS)',
    inputs: all(markup),
    expected:
      'in every parameter and behind every path of all pages, their data and parts: text, or no HTML at all',
    spec: 'reflected-markup.spec.ts',
  },
  {
    kind: 'Line ends in addresses and cookies (header injection)',
    inputs: all(headerInjection),
    expected: 'no header, cookie or second answer',
    spec: 'header-injection.spec.ts',
  },
  {
    kind: 'Line ends in forms (mail injection)',
    inputs: all(mailInjection),
    expected: 'refused, or one mail to the sender and nobody else',
    spec: 'forms.spec.ts',
  },
  {
    kind: 'Steps out of folders, names of secret files (path traversal)',
    inputs: all(pathTraversal),
    expected: '4xx or a redirect within the site, and nothing of such a file',
    spec: 'path-traversal.spec.ts',
  },
  {
    kind: 'Addresses that lead elsewhere (open redirect)',
    inputs: all(openRedirect),
    expected: 'no `Location` or refresh to another origin',
    spec: 'open-redirect.spec.ts',
  },
  {
    kind: 'Addresses for our servers to ask (SSRF)',
    inputs: all(foreignRequests, foreignUploads),
    expected: 'refused, and a server on this machine is not asked',
    spec: 'foreign-requests.spec.ts',
  },
  {
    kind: 'Requests that a cache takes for another (cache poisoning, cache deception)',
    inputs: all(cachePoisoning, cacheDeception),
    expected: 'the next visitors get the clean page, byte for byte; no form under the name of a file',
    spec: 'cache-poisoning.spec.ts',
  },
  {
    kind: 'Parameters twice, as lists, as objects (parameter pollution)',
    inputs: all(pagePollution, marketPollution, formPollution),
    expected: 'pages below 500, the stock API 400, forms 422',
    spec: 'pollution.spec.ts',
  },
  {
    kind: 'Names of prototypes (prototype pollution)',
    inputs: all(pollutedQueries, pollutedBodies, inheritedNames),
    expected: 'refused or ignored; the server looks at its own `Object.prototype` all the time and would end',
    spec: 'pollution.spec.ts',
  },
  {
    kind: 'Texts that keep an expression or a reader of forms busy (ReDoS)',
    inputs: all(slowAddresses, slowHeaders, slowFields, slowForms),
    expected: 'answered in time, and another request meanwhile',
    spec: 'slow-texts.spec.ts',
  },
  {
    kind: 'Requests in requests, and what is no HTTP (smuggling)',
    inputs: all(smuggling),
    expected: 'site and stock service: 400, 431 or the like, the connection ends, nothing hidden is answered',
    spec: 'malformed-http.spec.ts',
  },
  {
    kind: 'Each role with each collection and global',
    inputs:
      Object.keys(collectionRights).length * operations.length * callers +
      Object.keys(globalRights).length * 2 * callers,
    expected: 'what `access-table.ts` says, and nothing without an account',
    spec: 'content-access.spec.ts',
  },
  {
    kind: 'The site’s key, and strangers at what Payload keeps for itself',
    inputs: (Object.keys(collectionRights).length + 2 * ownCollections.length) * operations.length,
    expected: 'nothing',
    spec: 'content-access.spec.ts',
  },
  {
    kind: 'Ways around accounts, own rights, hidden fields, GraphQL, plugins that are not there',
    inputs: all(strangersRequests, ownFields) + hiddenFieldQuestions.length * 3,
    expected: 'refused or without effect; no answer depends on a hidden field',
    spec: 'content-access.spec.ts',
  },
  {
    kind: 'Statements (SQL injection)',
    inputs: statements.length * statementPlaces.length + editorsStatements.length,
    expected: 'below 500, at once, nothing of the database in the answer',
    spec: 'statements.spec.ts',
  },
  {
    kind: 'Forms from elsewhere, forged, replayed, in other shapes (CSRF)',
    inputs: all(forgedForms),
    expected: '4xx; the same form as it should be is taken, once',
    spec: 'forms.spec.ts',
  },
  {
    kind: 'Forms to addresses that take none',
    inputs: all(unaskedForms),
    expected: '405 with what is allowed, and no page is made for any of them',
    spec: 'unasked-forms.spec.ts',
  },
  {
    kind: 'Files that burst, lie or run (bombs, polyglots)',
    inputs: all(refusedFiles, harmlessAtMost),
    expected: 'refused, or kept as a picture, report or film under a name of our own and shown to nobody',
    spec: 'uploads.spec.ts',
  },
]

export const totalInputs = attackKinds.reduce((sum, { inputs }) => sum + inputs, 0)
