/** Runs once when the server starts, so that jobs do not wait for the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Payload formats some of the admin's times on the server, in its time zone.
  process.env.TZ = 'Asia/Jakarta'
  const { boot } = await import('./boot.ts')
  await boot()
}
