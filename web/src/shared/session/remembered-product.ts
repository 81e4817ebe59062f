import { keep } from '@/shared/state/kept';

/** The product page a guest left to sign in; back there afterwards (specification §2). */
export const rememberedProduct = keep<string | undefined>('spaza.product', undefined);
