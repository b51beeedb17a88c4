import { runCommand } from './node-version.mjs'

await runCommand(() => import('./sbom-command.mjs'))
