import type { Product } from '@/shared/api/types';

/** The small square picture of a product. */
export function picture({ images = [] }: Product): string | undefined {
  const small = images.find(({ format }) => format === 'thumbnail');
  return (small ?? images.find(({ imageType }) => imageType === 'PRIMARY') ?? images[0])?.url;
}
