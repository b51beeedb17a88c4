import { runCommand } from './node-version.mjs'

await runCommand(() => import('./bench/bench-command.mjs'))
