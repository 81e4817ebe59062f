import type { CSSProperties, ImgHTMLAttributes } from 'react';
import type { Schema } from '@/shared/api/types';

interface Props extends ImgHTMLAttributes<HTMLImageElement> {
  image: Schema<'Image'> | undefined;
  sizes: string;
  alt: string;
}

/**
 * A picture in the format and width that suit the browser, where the shop has it in several. Until it is there its
 * place has its shape (`--shape`, for the plate it stands on) and the colour it has most of.
 */
export const Sized = ({ image, sizes, alt, ...rest }: Props) => {
  const { url, sources, width, height, colour } = image ?? {};
  return sources ? (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        {...rest}
        src={url}
        alt={alt}
        width={width}
        height={height}
        style={{ background: colour, '--shape': `${width}/${height}` } as CSSProperties}
      />
    </picture>
  ) : (
    <img {...rest} src={url} alt={alt} />
  );
};
