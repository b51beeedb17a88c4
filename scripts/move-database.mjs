import { runCommand } from './node-version.mjs'

await runCommand(() => import('./database/move-database-command.mjs'))
