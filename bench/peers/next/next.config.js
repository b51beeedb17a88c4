/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // `next start` compresses every answer anew; COMPRESS=off is Next behind a proxy that does it.
  compress: process.env.COMPRESS !== 'off',
  // The root above has a lock file of its own.
  turbopack: { root: import.meta.dirname },
}
