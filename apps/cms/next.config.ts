import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

// The build tells nobody outside that it ran.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const config: NextConfig = {
  // The check is `tsc -p apps/cms`; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@site/change-feed', '@site/contracts', '@site/finance', '@site/operations'],
  serverExternalPackages: ['pg', 'pino', 'sharp'],
  // These halve the build time and keep server stack traces readable.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackMinify: { server: false },
  },
  poweredByHeader: false,
  // Next would resize and keep for a year what an editor may withdraw; the admin shows its images as they are.
  images: { unoptimized: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ],
    },
    {
      // What stands here wins over what an answer says of itself, and files say something stricter (media/serve-media.ts).
      source: '/((?!media/|api/media/file/).*)',
      headers: [
        {
          key: 'Content-Security-Policy',
          // The admin's own scripts and styles stand inline in its pages: Payload knows no other way.
          value: "base-uri 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
        },
      ],
    },
  ],
}

export default withPayload(config)
