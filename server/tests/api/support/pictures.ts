// Photographs, and what passes for one: made by the tests, so that none lies in the repository.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { crc32, deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import { program } from './server.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

/** A PNG that says it has these sides; `pixels` are its rows, each after a filter byte. */
export const png = (width: number, height: number, pixels: Buffer, colourType: 2 | 6 = 2): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0taken at -33.9249, 18.4241')),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Slopes of colour under noise, as a camera sees a wall; `cutOut` leaves the left third transparent. */
export const photograph = (width: number, height: number, { seed = 1, cutOut = false } = {}): Buffer => {
  const bands = cutOut ? 4 : 3;
  const pixels = Buffer.alloc(height * (1 + width * bands));
  let noise = seed;
  for (let y = 0, at = 0; y < height; ++y) {
    at += 1;
    for (let x = 0; x < width; ++x) {
      noise = (Math.imul(noise, 1103515245) + 12345) >>> 0;
      const grain = (noise >>> 24) % 12;
      pixels[at] = 40 + ((x * 180) / width) + grain;
      pixels[at + 1] = 60 + ((y * 150) / height) + grain;
      pixels[at + 2] = 90 + seed + 40 * Math.sin((x + y) / 60) + grain;
      if (cutOut) pixels[at + 3] = x < width / 3 ? 0 : 255;
      at += bands;
    }
  }
  return png(width, height, pixels, cutOut ? 6 : 2);
};

/** What spaza-pictures answers to requests of a task: its frames. */
export const framesOf = async (task: string, ...asked: Buffer[]): Promise<Buffer[]> => {
  const child = spawn(program('spaza-pictures'), task ? [task] : [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  for (const each of asked) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(each.length);
    child.stdin.write(Buffer.concat([length, each]));
  }
  child.stdin.end();
  await once(child.stdout, 'end');
  const frames: Buffer[] = [];
  for (let left = Buffer.concat(parts); left.length >= 4; ) {
    const end = 4 + left.readUInt32BE();
    frames.push(left.subarray(4, end));
    left = left.subarray(end);
  }
  return frames;
};

/** What spaza-pictures makes of a file: its head, then each variant. */
export const decoded = async (file: Buffer): Promise<{ head: string; variants: Map<string, Buffer> }> => {
  const [head = Buffer.alloc(0), ...rest] = await framesOf('', file);
  const variants = rest.map((frame): [string, Buffer] => {
    const at = frame.indexOf('\n');
    return [frame.subarray(0, at).toString(), frame.subarray(at + 1)];
  });
  return { head: head.toString(), variants: new Map(variants) };
};

/** The pixels of a PNG of eight bits in red, green and blue, as `rrggbb`. */
export const pixelsOf = (file: Buffer) => {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (file[24] !== 8 || file[25] !== 2) throw new Error('is no PNG of eight bits in three colours');
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const line = width * 3;
  const pixels = Buffer.alloc(line * height);
  // Each row is given by what is left of it and above it (PNG, 9.2).
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < line; ++x) {
      const left = x < 3 ? 0 : pixels[y * line + x - 3]!;
      const above = y === 0 ? 0 : pixels[(y - 1) * line + x]!;
      const corner = x < 3 || y === 0 ? 0 : pixels[(y - 1) * line + x - 3]!;
      const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
      const paeth = a <= b && a <= c ? left : b <= c ? above : corner;
      const reported = [0, left, above, (left + above) >> 1, paeth][raw[y * (line + 1)]!]!;
      pixels[y * line + x] = raw[y * (line + 1) + 1 + x]! + reported;
    }
  const at = (x: number, y: number) => pixels.toString('hex', y * line + x * 3, y * line + x * 3 + 3);
  /** The colours of the pixels that are where. */
  const colours = (where: (x: number, y: number) => boolean) => {
    const found = new Set<string>();
    for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) if (where(x, y)) found.add(at(x, y));
    return found;
  };
  return { width, height, at, colours };
};

/** A JPEG as a camera held upright writes it: lying, with EXIF that says how to turn it. */
export const turned = (jpeg: Buffer): Buffer => {
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1'),
    Buffer.from('GPS -33.9249 18.4241'),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
};

/** A ZIP file of these. */
export const zip = (files: [name: string, content: Buffer][]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content);
    const said = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(said.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, said, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, said]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
};
