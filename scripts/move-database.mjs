import { runCommand } from './node-version.mjs'

await runCommand(() => import('./move-database-command.mjs'))
