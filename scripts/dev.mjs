import { runCommand } from './node-version.mjs'

await runCommand(() => import('./dev-command.mjs'))
