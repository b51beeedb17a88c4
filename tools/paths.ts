import { join, resolve } from 'node:path'

/** The root directory of the repository. */
export const root = join(import.meta.dirname, '..')

/** The data directory of a site: `DATA_DIR`, relative to the repository, or `.data`. */
export const resolveDataDir = (env: NodeJS.ProcessEnv): string => resolve(root, env.DATA_DIR || '.data')
