/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // `next start` compresses each response on the fly; COMPRESS=off is Next.js behind a proxy that compresses.
  compress: process.env.COMPRESS !== 'off',
  // The root above has a lock file of its own.
  turbopack: { root: import.meta.dirname },
}
