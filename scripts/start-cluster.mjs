import { runCommand } from './node-version.mjs'

await runCommand(() => import('./cluster/start-cluster-command.mjs'))
