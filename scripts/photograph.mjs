import { runCommand } from './node-version.mjs'

await runCommand(() => import('./photograph-command.mjs'))
