import { type Check, programCheck, workspaces } from '../test/suites.ts'

/** Format, lint, types, unused code, licenses. */
export const staticChecks: readonly Check[] = [
  programCheck('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  programCheck('Generated types of apps/web', 'react-router', ['typegen'], 'apps/web'),
  programCheck('Generated types of apps/cms', 'next', ['typegen'], 'apps/cms'),
  ...workspaces.map((path) => programCheck(`Types of ${path}`, 'tsc', ['--noEmit', '-p', path])),
  programCheck('Unused code', 'knip', ['--no-progress']),
]
