import { runCommand } from './node-version.mjs'

await runCommand(() => import('./restore-command.mjs'))
