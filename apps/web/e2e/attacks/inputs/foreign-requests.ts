/** Ways into our own networks through the pictures' address. `{port}` is a server that must not be asked. */
const hosts = [
  '127.0.0.1:{port}',
  'localhost',
  '127.1',
  '0.0.0.0:{port}',
  '2130706433',
  '0x7f000001',
  '127.0.0.1.nip.io',
  '[::1]:{port}',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '169.254.169.254',
  'metadata.google.internal',
  '10.0.0.1',
  'evil.example@127.0.0.1:{port}',
  '127.0.0.1%23.example.com',
  '127.0.0.1%2f.example.com',
  '127%E3%80%820%E3%80%820%E3%80%821',
  '①②⑦.0.0.1',
  'localhost.',
  '..',
]
/** What else an address could name, and where else one could stand. */
const addresses = [
  '/images/640/http/127.0.0.1/a.png',
  '/images/640/https://127.0.0.1:{port}/a.png',
  '/images/640/file:///etc/passwd',
  '/images/640/data/image/png;base64,AAAA',
  '/images/640/gopher/127.0.0.1:{port}/_GET',
  '/images/640/media/http:%2f%2f127.0.0.1:{port}%2fa.png',
  '/images/640/media/..%2fapi%2fusers',
  '/images/640/media/a.png?url=http://127.0.0.1:{port}/',
  '/media/http:%2f%2f127.0.0.1:{port}',
  '/media/@127.0.0.1:{port}',
  '/media/..;@127.0.0.1:{port}/',
  '/share/http://127.0.0.1:{port}/a.png',
  '/share/id/..%2f..%2fhttp:%2f%2f127.0.0.1:{port}.png',
  '/sitemaps/http:%2f%2f127.0.0.1:{port}.xml',
  'http://127.0.0.1:{port}/',
  '//127.0.0.1:{port}/',
]

export const foreignRequests = [...hosts.map((host) => `/images/640/https/${host}/a.png`), ...addresses].map(
  (target) => ({ name: target, target: Buffer.from(target, 'utf8').toString('latin1') }),
)
