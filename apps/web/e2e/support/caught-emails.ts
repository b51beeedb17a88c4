import { type APIRequestContext, expect } from '@playwright/test'
import { mailCatcherUrl } from './test-site.ts'

export interface CaughtEmail {
  readonly messageId: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/**
 * The emails to an address, newest first, once there are enough. An email interrupted by a shutdown of the CMS is sent
 * again with the same Message-ID (decision 0017), which email clients show once.
 */
export async function emailsTo(
  request: APIRequestContext,
  address: string,
  count: number,
): Promise<readonly CaughtEmail[]> {
  const read = async (): Promise<readonly CaughtEmail[]> => {
    const response = await request.get(`${mailCatcherUrl()}/mails`)
    const { mails }: { mails: CaughtEmail[] } = await response.json()
    const sent = mails.filter(({ to }) => to.includes(address))
    return [...new Map(sent.map((mail) => [mail.messageId, mail])).values()]
  }
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count)
  return read()
}
