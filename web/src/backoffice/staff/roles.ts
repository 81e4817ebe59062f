import type { Schema } from '@/shared/api/types';

export type Role = Schema<'StaffRole'>;
export type Right = Schema<'StaffRight'>;

const names: Record<Role, string> = {
  owner: 'Owner',
  operations: 'Operations',
  packer: 'Packer',
  'service-desk': 'Service desk',
  finance: 'Finance',
  auditor: 'Auditor',
};

/** What a role is called on screen. */
export const roleName = (role: Role): string => names[role];
