/** Runs once when the server starts, so that jobs do not wait for the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { boot } = await import('./boot.ts')
  await boot()
}
