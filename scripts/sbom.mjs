import { runCommand } from './node-version.mjs'

await runCommand(() => import('./check/sbom-command.mjs'))
