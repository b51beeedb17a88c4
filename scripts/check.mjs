import { runCommand } from './node-version.mjs'

await runCommand(() => import('./check-command.mjs'))
