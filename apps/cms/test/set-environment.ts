import { inject } from 'vitest'
import './quick-hashing.ts'
import { databaseOfWorker, folderOfWorker, testEnvironment } from './worker-environment.ts'

// Runs before test files import the configuration, which reads these settings once.
const worker = process.env.VITEST_POOL_ID ?? '1'
Object.assign(
  process.env,
  testEnvironment(
    databaseOfWorker(inject('templateUrl'), worker),
    folderOfWorker(inject('dataFolder'), worker),
  ),
)
