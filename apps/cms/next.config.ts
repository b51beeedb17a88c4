import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

// No telemetry from the build.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const config: NextConfig = {
  // The check is `tsc -p apps/cms`; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@site/brand',
    '@site/change-feed',
    '@site/contracts',
    '@site/finance',
    '@site/operations',
  ],
  serverExternalPackages: ['pg', 'pino', 'sharp'],
  // These halve the build time.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
  },
  poweredByHeader: false,
  // Next would cache resized images for a year, but editors may unpublish them.
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
      // These headers override those of responses, and media files set a stricter policy (media/serve-media.ts).
      source: '/((?!media/|api/media/file/).*)',
      headers: [
        {
          key: 'Content-Security-Policy',
          // Without script-src and style-src: Payload's admin needs inline scripts and styles.
          value: "base-uri 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
        },
      ],
    },
  ],
}

export default withPayload(config)
