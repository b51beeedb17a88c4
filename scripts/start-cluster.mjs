import { runCommand } from './node-version.mjs'

await runCommand(() => import('./start-cluster-command.mjs'))
