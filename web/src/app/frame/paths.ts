import { departmentsPath } from '@/shared/content/departments';
import { configPath } from '@/shared/session/ways-to-pay';
import type { Frame } from '../routes';

export { departmentsPath };

/** What the frame itself needs from the server. */
export const framePaths = (frame: Frame) => (frame === 'shop' ? [departmentsPath, configPath] : []);
