import type { ScreenModule } from '@/shared/screen';

const files = import.meta.glob<ScreenModule>('../screens/*.tsx', { eager: true });

/** Every screen is at hand on the server. */
export const loadedScreen = (name: string): ScreenModule | undefined =>
  files[`../screens/${name}.tsx`] ?? files['../screens/invalid-page.tsx'];
