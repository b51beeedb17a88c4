import { getUserAgentRegexes } from 'browserslist-useragent-regexp'

/** Every other browser of the list is made from one of these, and names its version too. */
const engines = ['chrome', 'firefox', 'safari', 'ios_saf']

/** A pattern for the names that browsers of `browserslist` in package.json give themselves, and newer ones. */
export function supportedBrowsers(): string {
  return (
    getUserAgentRegexes({ path: import.meta.dirname, allowHigherVersions: true })
      .filter(({ family }) => engines.includes(family))
      // What may follow at the end decides nothing.
      .map(({ regex }) => regex.source.replace(/(\([^()]*\|\))+$/, ''))
      .join('|')
  )
}
