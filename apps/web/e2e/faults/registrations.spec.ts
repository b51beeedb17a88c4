import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { CmsNode } from '../support/cms-node.ts'
import { testSite } from '../support/test-site.ts'
import { type Fault, FaultScene, LASTS_MS, registrationFaults } from './fault-scene.ts'
import { FaultyService, type ServiceFault } from './faulty-service.ts'

const { cmsUrl, marketUrl } = testSite()

test.describe.configure({ mode: 'default', timeout: 180_000 })

for (const fault of registrationFaults) {
  test(`${fault.name} loses and duplicates no registration`, async ({ request }) => {
    const scene = await FaultScene.open(cmsUrl, marketUrl)
    await expectNothingLost(scene, request, fault).finally(() => scene.close())
  })
}

// A form that was accepted without a response could be stored twice.
for (const kind of ['never answers', 'loses its answers'] as const satisfies readonly ServiceFault[]) {
  test(`a CMS that ${kind} loses and duplicates no registration`, async ({ request }) => {
    const cms = await new FaultyService(cmsUrl).listen()
    const scene = await FaultScene.open(cms.url, marketUrl)
    const undo = async () => {
      cms.fault = null
    }
    const happen = async () => {
      cms.fault = kind
      await delay(LASTS_MS)
      await undo()
    }
    await expectNothingLost(scene, request, { name: kind, happen, undo }).finally(async () => {
      await scene.close()
      cms.close()
    })
  })
}

test('a killed and restarted CMS loses and duplicates no registration', async ({ request }) => {
  const cms = await CmsNode.start()
  const scene = await FaultScene.open(cms.url, marketUrl)
  const happen = async () => {
    await cms.kill()
    await cms.restart()
  }
  await expectNothingLost(scene, request, { name: 'killed', happen, undo: async () => {} }).finally(
    async () => {
      await scene.close()
      await cms.stop()
    },
  )
})

async function expectNothingLost(
  scene: FaultScene,
  request: Parameters<FaultScene['round']>[0],
  fault: Fault,
): Promise<void> {
  const account = await scene.round(request, fault)
  expect(account.registeredAtFirst, 'visitors who registered before and after the fault').toBeGreaterThan(0)
  expect(account.missed, 'visitors who met the fault').toBeGreaterThan(0)
}
