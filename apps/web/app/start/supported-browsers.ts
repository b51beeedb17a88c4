import { getUserAgentRegexes } from 'browserslist-useragent-regexp'

/** All browsers of the list are based on one of these, and include its version in their user agent. */
const engines = ['chrome', 'firefox', 'safari', 'ios_saf']

/** A pattern that matches the user agents of the browsers in `browserslist` (package.json) and newer ones. */
export function supportedBrowsers(): string {
  return (
    getUserAgentRegexes({ path: import.meta.dirname, allowHigherVersions: true })
      .filter(({ family }) => engines.includes(family))
      // Optional trailing groups do not affect the match.
      .map(({ regex }) => regex.source.replace(/(\([^()]*\|\))+$/, ''))
      .join('|')
  )
}
