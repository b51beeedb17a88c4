import { verdict } from '../test/results.ts'
import { type Check, programCheck, workspaces } from '../test/suites.ts'
import { unsupportedApis } from './browser-apis.ts'

/** Files to generate before the types of a workspace can be checked. */
const typegen: Readonly<Record<string, string>> = { 'apps/web': 'react-router', 'apps/cms': 'next' }

const createTypeCheck = (workspace: string): Check => {
  const types = programCheck(`Types of ${workspace}`, 'tsc', ['--noEmit', '-p', '.'], workspace)
  const generator = typegen[workspace]
  if (generator === undefined) return types
  const generated = programCheck(`Generated types of ${workspace}`, generator, ['typegen'], workspace)
  return {
    name: types.name,
    async run(tools) {
      await generated.run(tools)
      return types.run(tools)
    },
  }
}

/** Format, lint, browser support, types, unused code, promises that nobody awaits, import cycles. */
export const staticChecks: readonly Check[] = [
  programCheck('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  { name: 'APIs of supported browsers', run: () => verdict(unsupportedApis()) },
  ...workspaces.map(createTypeCheck),
  programCheck('Unused code', 'knip', ['--no-progress']),
  // After the types, which it reads.
  programCheck('Promises and import cycles', 'oxlint', ['--type-aware', '--quiet', '.']),
]
