import { runCommand } from './node-version.mjs'

await runCommand(() => import('./seed-command.mjs'))
