import { expect, test } from '@playwright/test'
import { cancelCopy } from '#app/features/education-events/cancel-copy.ts'
import { registerOutcomeCopy } from '#app/features/education-events/register-outcome-copy.ts'
import { emailsTo } from '../support/caught-emails.ts'
import { Editor } from '../support/editor.ts'
import { register } from '../support/register.ts'
import { testSite } from '../support/test-site.ts'

test('the link in a confirmation email cancels, and an email gives the seat to the next person waiting', async ({
  page,
  request,
}) => {
  const editor = await Editor.login(request, testSite().editor)
  const slug = `surat-${crypto.randomUUID()}`
  const event = await editor.publishEvent({ slug, capacity: 1, waitingListPlaces: 1 })
  try {
    const first = await register(page, slug, "Zoë O'Brien")
    const [confirmation] = await emailsTo(request, first, 1)
    expect(confirmation?.subject).toBe(`Anda terdaftar: ${slug}`)
    expect(confirmation?.text).toContain('Halo,')
    const second = await register(page, slug, 'Siti Nurhaliza')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(registerOutcomeCopy.id.waitingTitle)
    const [waiting] = await emailsTo(request, second, 1)
    expect(waiting?.subject).toBe(`Anda di daftar tunggu: ${slug}`)

    const link = /\S+[?]ticket=\S+/.exec(confirmation?.text ?? '')?.[0] ?? ''
    await page.goto(link)
    // Email scanners open links, so opening must not cancel.
    expect(await editor.countRegistrations(event, 'waiting')).toBe(1)
    await page.getByRole('button', { name: cancelCopy.id.cancel }).click()
    await expect(page.getByText(cancelCopy.id.canceledTitle)).toBeVisible()
    expect((await emailsTo(request, first, 2))[0]?.subject).toBe(`Pendaftaran dibatalkan: ${slug}`)
    expect((await emailsTo(request, second, 2))[0]?.subject).toBe(`Tempat untuk Anda: ${slug}`)
    expect(await editor.countRegistrations(event, 'confirmed')).toBe(1)
    expect(await editor.countRegistrations(event, 'waiting')).toBe(0)
    await page.goto(link)
    await expect(page.getByRole('button', { name: cancelCopy.id.cancel })).toHaveCount(0)
  } finally {
    await (await Editor.login(request, testSite().admin)).deleteEvent(event)
  }
})
