import { runCommand } from './node-version.mjs'

await runCommand(() => import('./market-import-command.mjs'))
