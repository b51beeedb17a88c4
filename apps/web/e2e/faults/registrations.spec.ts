import { expect, test } from '@playwright/test'
import { testSite } from '../test-site.ts'
import { FaultScene, faultsOf, registrationFaults } from './fault-scene.ts'
import { FaultyService } from './faulty-service.ts'

let content: FaultyService
let scene: FaultScene

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeEach(async () => {
  const { cmsUrl, marketUrl } = testSite()
  content = await new FaultyService(cmsUrl).listen()
  scene = await FaultScene.open(content.url, marketUrl)
})

test.afterEach(async () => {
  await scene.close()
  content.close()
})

for (const fault of [...registrationFaults, ...faultsOf('content', () => content)]) {
  const { name, tag } = fault
  test(`no registration is lost and none is there twice when ${name}`, { ...(tag ? { tag } : {}) }, async ({
    request,
  }) => {
    const account = await scene.round(request, fault)
    expect(account.registeredAtFirst, 'before and after the fault').toBeGreaterThan(0)
    expect(account.notSentAtFirst + account.unheardAtFirst, 'who felt the fault').toBeGreaterThan(0)
    // For the certificate of accounts that the run prints.
    test.info().annotations.push({ type: 'account', description: JSON.stringify(account) })
  })
}
