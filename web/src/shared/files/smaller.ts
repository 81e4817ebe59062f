/** What pictures are brought down to before they are sent, in bytes. */
export const target = 500 * 1024;

const sides = [2400, 1800, 1280, 960];
const qualities = [0.82, 0.65];
const pictures = /^image\/(jpe?g|png)$/;

async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff'; // colour of paper behind what is transparent; a JPEG has no other
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

/** A picture as a JPEG of about half a megabyte, upright; what is small, or cannot be read here, stays as it is. */
export async function smaller(file: File): Promise<File> {
  if (!pictures.test(file.type) || file.size <= target) return file;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file; // the server says what is wrong with it
  }
  let best: Blob | null = null;
  try {
    for (const side of sides)
      for (const quality of qualities) {
        best = (await drawn(picture, side, quality)) ?? best;
        if (best && best.size <= target) return asFile(best, file.name);
      }
  } finally {
    picture.close();
  }
  return best && best.size < file.size ? asFile(best, file.name) : file;
}

const asFile = (made: Blob, name: string) =>
  new File([made], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });

const side = 160;

/** A small copy of a picture to show beside its name, as a data address; nothing of what cannot be drawn here. */
export async function thumbnailOf(file: File): Promise<string | undefined> {
  if (!pictures.test(file.type)) return undefined;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const small = await drawn(picture, side, 0.7);
      return small ? await addressOf(small) : undefined;
    } finally {
      picture.close();
    }
  } catch {
    return undefined;
  }
}

const addressOf = (small: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(small);
  });
