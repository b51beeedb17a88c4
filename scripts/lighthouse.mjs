import { runCommand } from './node-version.mjs'

await runCommand(() => import('./lighthouse-command.mjs'))
