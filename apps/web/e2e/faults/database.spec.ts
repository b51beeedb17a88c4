import { expect, test } from '@playwright/test'
import { testSite } from '../test-site.ts'
import { FaultScene, registrationFaults } from './fault-scene.ts'

let scene: FaultScene

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeEach(async () => {
  const { cmsUrl, marketUrl } = testSite()
  scene = await FaultScene.open(cmsUrl, marketUrl)
})

test.afterEach(() => scene.close())

for (const fault of registrationFaults) {
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
