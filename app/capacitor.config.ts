import { shellConfig } from './shell-config.ts';

export default shellConfig(process.env);
