import { runCommand } from './node-version.mjs'

await runCommand(() => import('./check/check-command.mjs'))
